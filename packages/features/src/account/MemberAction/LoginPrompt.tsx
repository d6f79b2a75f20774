import { createContext, use, type ReactNode } from 'react';
import { openLogin } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

export interface LoginPrompt {
  /** Whether the login is a page of its own, so that a visitor who is here has not logged in there. */
  isPage: boolean;
  /** Leads a visitor to the login. */
  ask: () => void;
}

const Prompt = createContext<LoginPrompt>({ isPage: false, ask: openLogin });

/** How the actions below ask a visitor to log in. */
export const useLoginPrompt = () => use(Prompt);

/**
 * Lets the actions below lead visitors to the login page, as the mobile site does. Without it they
 * open the desktop site's dialog.
 */
export function LoginByPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ask = () => void navigate(paths.login(pathname + search));
  return <Prompt value={{ isPage: true, ask }}>{children}</Prompt>;
}
