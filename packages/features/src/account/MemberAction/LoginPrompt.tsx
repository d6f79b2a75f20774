import { createContext, use, useEffect, type ReactNode } from 'react';
import { hasToken } from '@qinghe/hooks/data/swr';
import { dropIntent } from '@qinghe/hooks/storage';
import { openLogin } from '@qinghe/hooks/stores/dialogs';
import { paths } from '@qinghe/hooks/url';
import { useLocation, useNavigate } from '@qinghe/features/routing/Routing';

const Prompt = createContext<() => void>(openLogin);

/** How the actions below ask a visitor to log in. */
export const useLoginPrompt = () => use(Prompt);

/**
 * Lets the actions below lead visitors to the login page, as the mobile site does. Without it they
 * open the desktop site's dialog. A visitor who comes back without having logged in wants nothing any more.
 */
export function LoginByPage({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Upon arrival alone: what is on its way to the login must not be forgotten by what appears meanwhile.
  useEffect(() => {
    if (!hasToken()) dropIntent(pathname);
  }, [pathname]);
  const ask = () => void navigate(paths.login(pathname + search));
  return <Prompt value={ask}>{children}</Prompt>;
}
