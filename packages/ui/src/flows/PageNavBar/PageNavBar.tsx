import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { NavBar, type NavBarProps } from '../../patterns/NavBar/index.ts';

/** The head of a mobile page. Back goes where the visitor came from, or home without a history. */
export function PageNavBar(props: Omit<NavBarProps, 'onBack'>) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const hasHistory = key !== 'default';
  return (
    <NavBar
      {...props}
      onBack={() => void (hasHistory ? navigate(-1) : navigate(paths.home(), { replace: true }))}
    />
  );
}
