import { paths } from '@qinghe/hooks/url';
import { NavBar, type NavBarProps } from '@qinghe/ui/patterns/NavBar';
import { useNavigate } from '../Routing/index.ts';

/** Returns whether an earlier entry of the history belongs to this site: the router numbers its entries. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Header of a mobile page. Its back button leads to the previous page, or home without a history. */
export function PageNavBar(props: Omit<NavBarProps, 'onBack'>) {
  const navigate = useNavigate();
  return (
    <NavBar
      {...props}
      onBack={() => void (hasHistory() ? navigate(-1) : navigate(paths.home(), { replace: true }))}
    />
  );
}
