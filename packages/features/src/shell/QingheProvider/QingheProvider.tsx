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
  /** Scheme and host of the API, such as `https://school.example`; calls go to the page's own origin without it. Read once. */
  apiUrl?: string;
  /** What else `/env.js` may say, such as `brand` and `footer`. Read once. */
  settings?: object;
  /** Where the member's token is kept; local storage without it. Read once. */
  tokens?: TokenStore;
  /** Path that the application is served under, for the router that comes along. */
  basename?: string;
  /** Brings the router, where the provider stands in none and the browser's address bar is not to be used. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Called once when the server has refused the session; without it a toast says so and the login opens. */
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
 * All that features want around them in an application of somebody else: the API's address, the token, the cache, a router
 * where there is none, links that follow it, toasts, the account dialogs and the session of an earlier visit. One school a
 * page: for a second one to look at there is `OtherSchool`.
 */
export function QingheProvider({ basename = '/', router: Router, ...props }: QingheProviderProps) {
  const { apiUrl, settings, tokens, children } = props;
  // Before anything below asks for something.
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
