import { useState, type ReactNode } from 'react';
import { finishLogin, keepMobile } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { Redirect, useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';

/** Where a page leads whose form makes a session. */
interface WayOn {
  /** Address of the login page, which leads on to the same place. */
  login: string;
  /** Stands beside the form, which stays until the next page is drawn: in its place there would be nothing for that while. */
  redirect: ReactNode;
  /** Event handler called when the form is done: leads a new session on, and everybody else to the login page. */
  onDone: (mobile: string, isLoggedIn: boolean) => void;
}

/** Leads from a registration or a new password to where the visitor wanted to go. */
export function useWayOn(): WayOn {
  const [search] = useSearchParams();
  const navigate = useNavigate();
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
        void navigate(login, { replace: true });
      }
    },
  };
}
