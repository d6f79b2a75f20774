import { BookOpen, Calendar, House, LayoutGrid, UserRound } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { useIsOpenPath } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { late } from '@qinghe/ui/components/Late';
import { TabBar } from '@qinghe/ui/patterns/TabBar';
import { useLocation } from '@qinghe/features/routing/Routing';
import { DetailLayout } from './DetailLayout.tsx';

// For members alone: not part of the first load.
const UnreadBadge = late(
  async () => (await import('@qinghe/features/member/UnreadBadge')).UnreadBadge,
);

const unread = (
  <Suspense>
    <UnreadBadge />
  </Suspense>
);

const tabs = [
  { href: paths.home(), label: '首页', icon: House },
  { href: paths.courses(), label: '课程', icon: LayoutGrid },
  { href: paths.activities(), label: '活动', icon: Calendar },
  { href: paths.studyCenter(), label: '学习', icon: BookOpen },
  { href: paths.member(), label: '我的', icon: UserRound },
];

/** The main places, which keep their scroll place. */
export const tabPaths = [...tabs.map(({ href }) => href), paths.mine()];

/** A main place of the mobile site, with the tab bar below. */
export function TabLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isMember = useIsMember();
  const isOpen = useIsOpenPath();
  // What a server turns out to lack leaves the bar with the page, not under the finger.
  const [shown, setShown] = useState({ pathname: '', tabs });
  if (shown.pathname !== pathname)
    setShown({ pathname, tabs: tabs.filter(({ href }) => isOpen(href)) });
  return (
    <>
      <DetailLayout isAboveBar>{children}</DetailLayout>
      <TabBar
        items={shown.tabs.map((tab) => {
          const isMine = tab.icon === UserRound;
          // Visitors have a page of their own: that of members is guarded.
          const href = isMine && !isMember ? paths.mine() : tab.href;
          return {
            ...tab,
            href,
            isCurrent: pathname === href,
            badge: isMine && isMember && unread,
          };
        })}
      />
    </>
  );
}
