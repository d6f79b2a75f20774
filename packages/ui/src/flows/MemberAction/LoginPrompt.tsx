import { createContext, use, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openLogin } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { keepIntent } from './intent.ts';

/** Leads a visitor to the login. `then` goes on with what they wanted, known as `name` on its page. */
export type AskForLogin = (name: string, then: () => void) => void;

const LoginPrompt = createContext<AskForLogin>((_name, then) => openLogin(then));

/** How the actions below ask a visitor to log in. */
export const useAskForLogin = () => use(LoginPrompt);

/**
 * Lets the actions below lead visitors to the login page, as the mobile site does; back on the page
 * the action goes on. Without it they open the desktop site's dialog.
 */
export function LoginByPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <LoginPrompt
      value={(name) => {
        keepIntent(pathname, name, Date.now());
        void navigate(paths.login(pathname + search));
      }}
    >
      {children}
    </LoginPrompt>
  );
}
