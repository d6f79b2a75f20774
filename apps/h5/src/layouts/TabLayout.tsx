import { css } from '@emotion/react';
import { BookOpen, House, LayoutGrid, UserRound } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths } from '@qinghe/hooks/url';
import { late } from '@qinghe/ui/components/Late';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { token } from '@qinghe/ui/tokens';
import { TabBar } from '@qinghe/ui/patterns/TabBar';
import { useLocation } from '@qinghe/features/routing/Routing';
import { LateBackToTop } from '@qinghe/features/shell/LateBackToTop';

// For members alone: not part of the first load.
const UnreadBadge = late(
  async () => (await import('@qinghe/features/member/UnreadBadge')).UnreadBadge,
);

const unread = (
  <Suspense>
    <UnreadBadge />
  </Suspense>
);

const main = css({
  maxWidth: token('container-h5'),
  minHeight: ['calc(100vh - 3.5rem)', 'calc(100svh - 3.5rem)'],
  marginInline: 'auto',
  paddingBottom: `calc(${token('size-h5-tabbar')} + 1.5rem)`,
  outline: 'none',
});

const tabs = [
  { href: paths.home(), label: '首页', icon: House },
  { href: paths.courses(), label: '课程', icon: LayoutGrid },
  { href: paths.studyCenter(), label: '学习', icon: BookOpen },
  { href: paths.member(), label: '我的', icon: UserRound },
];

/** The main places, which keep their scroll place. */
export const tabPaths = tabs.map(({ href }) => href);

/** A main place of the mobile site, with the tab bar below. */
export function TabLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isLogin } = useSession();
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      <LateBackToTop place="aboveBar" />
      <TabBar
        items={tabs.map((tab) => ({
          ...tab,
          isCurrent: pathname === tab.href,
          badge: isLogin && tab.href === paths.member() ? unread : undefined,
        }))}
      />
    </>
  );
}
