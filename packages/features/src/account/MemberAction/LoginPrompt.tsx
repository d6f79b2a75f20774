import { createContext, use, useEffect, type ReactNode } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { dropIntent } from '@qinghe/hooks/storage';
import { openLogin } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

const Prompt = createContext<() => void>(openLogin);

/** Returns the function by which actions below ask a visitor to log in. */
export const useLoginPrompt = () => use(Prompt);

/**
 * Makes the actions below send visitors to the login page, as the mobile site does. Without it they open the desktop site's login
 * dialog. The remembered action of a visitor who returns without having logged in is dropped.
 */
export function LoginByPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Only on arrival at a path: components that appear while the visitor is being sent to the login must not drop the intent.
  useEffect(() => {
    if (!hasToken()) dropIntent(pathname);
  }, [pathname]);
  const ask = () => void navigate(paths.login(pathname + search));
  return <Prompt value={ask}>{children}</Prompt>;
}
