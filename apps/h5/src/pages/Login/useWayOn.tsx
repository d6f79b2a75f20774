import { useState, type ReactNode } from 'react';
import { finishLogin, keepMobile } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import {
  Redirect,
  useIsHere,
  useNavigate,
  useSearchParams,
} from '@qinghe/features/routing/Routing';

/** Where to go from a page whose form may create a session. */
interface WayOn {
  /** Address of the login page with the same redirect target. */
  login: string;
  /**
   * Rendered in addition to the form, which stays until the next page is rendered; otherwise the screen would be empty in
   * between.
   */
  redirect: ReactNode;
  /** Event handler called when the form is done: redirects if the visitor is logged in, else opens the login page. */
  onDone: (mobile: string, isLoggedIn: boolean) => void;
}

/** Returns where to go after a registration or a new password: to the page that the visitor wanted, or to the login page. */
export function useWayOn(): WayOn {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isDone, setDone] = useState(false);
  const to = search.get('redirect');
  const login = paths.login(to ?? undefined);
  return {
    login,
    redirect: isDone && <Redirect to={to} />,
    onDone(mobile, isLoggedIn) {
      if (isLoggedIn) {
        finishLogin();
        setDone(true);
      } else {
        keepMobile(mobile);
        if (isHere()) void navigate(login, { replace: true });
      }
    },
  };
}
