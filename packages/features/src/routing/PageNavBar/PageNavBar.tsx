import { paths } from '@qinghe/hooks/url';
import { NavBar, type NavBarProps } from '@qinghe/ui/patterns/NavBar';
import { useNavigate } from '../Routing/index.ts';

/** Whether an earlier entry of the history belongs to this site: the router numbers its entries. */
function hasHistory(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** The head of a mobile page. Back goes where the visitor came from, or home without a history. */
export function PageNavBar(props: Omit<NavBarProps, 'onBack'>) {
  const navigate = useNavigate();
  return (
    <NavBar
      {...props}
      onBack={() => void (hasHistory() ? navigate(-1) : navigate(paths.home(), { replace: true }))}
    />
  );
}
