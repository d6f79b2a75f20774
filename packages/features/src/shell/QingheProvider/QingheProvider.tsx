import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTabSession, type TabSessionChange } from '@qinghe/hooks/data/auth';
import { onUnauthorized } from '@qinghe/hooks/data/client';
import { useConfig } from '@qinghe/hooks/data/config';
import { useMember } from '@qinghe/hooks/data/member';
import { AppSWRConfig } from '@qinghe/hooks/data/swr';
import type { TokenStore } from '@qinghe/hooks/storage';
import { cancelDialog, openLogin } from '@qinghe/hooks/stores/dialogs';
import { LinkProvider } from '@qinghe/ui/components/Link';
import { toast, Toaster } from '@qinghe/ui/components/Toast';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { BrowserRouter, RouterLink, useIsInRouter } from '@qinghe/features/routing/Routing';
import { adoptSchool, enterPage } from './ownSchool.ts';

export interface QingheProviderProps {
  /** Scheme and host of the API, such as `https://school.example`; defaults to the page's own origin. Read once. */
  apiUrl?: string;
  /** Other settings of `/env.js`, such as `brand` and `footer`. Read once. */
  settings?: object;
  /** Storage of the member's token; defaults to local storage. Read once. */
  tokens?: TokenStore;
  /** Path that the application is served under, for the built-in router. */
  basename?: string;
  /** Router to use instead of `BrowserRouter` where the provider is not inside a router. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Called once when the server has rejected the session; by default a toast is shown and the login dialog opens. */
  onUnauthorized?: () => void;
  /** The application, or the part of it that uses the packages. */
  children: ReactNode;
}

function askAgain(): void {
  toast.error('请重新登录');
  openLogin();
}

function followTab(change: TabSessionChange): void {
  cancelDialog();
  if (change === 'logout') toast.info('你已在其他页面退出登录');
}

function Session({
  onUnauthorized: onRefused = askAgain,
}: Pick<QingheProviderProps, 'onUnauthorized'>) {
  useConfig();
  useMember();
  useTabSession(followTab);
  useEffect(() => onUnauthorized(onRefused), [onRefused]);
  return null;
}

/**
 * Everything that features need around them in another application: the API's address, the token, the cache, a router where there
 * is none, links that use it, toasts, the account dialogs and the session of an earlier visit. A page has one school;
 * `OtherSchool` shows data of a second one.
 */
export function QingheProvider({ basename = '/', router: Router, ...props }: QingheProviderProps) {
  const { apiUrl, settings, tokens, children } = props;
  // Runs before any component below sends a request.
  const [school] = useState(() => adoptSchool({ apiUrl, settings, tokens }));
  useEffect(() => enterPage(school), [school]);
  const isInRouter = useIsInRouter();
  const content = (
    <LinkProvider link={RouterLink}>
      <Session onUnauthorized={props.onUnauthorized} />
      {children}
      <AccountDialogHost />
      <Toaster />
    </LinkProvider>
  );
  const routed = <BrowserRouter basename={basename}>{content}</BrowserRouter>;
  return (
    <AppSWRConfig>
      {isInRouter ? content : Router ? <Router>{content}</Router> : routed}
    </AppSWRConfig>
  );
}
