import { BookOpen, Calendar, House, LayoutGrid, UserRound } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { useIsOpenPath, useSystem } from '@qinghe/hooks/stores/system';
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

/** Paths of the pages with a tab, whose scroll position is kept. */
export const tabPaths = [...tabs.map(({ href }) => href), paths.mine()];

/** Layout of the mobile site's main pages, with the tab bar at the bottom. */
export function TabLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isMember = useIsMember();
  const isOpen = useIsOpenPath();
  // A tab for something that the server lacks is removed when the page changes, not under the finger; before the config is
  // loaded, nothing about that is known.
  const place = `${pathname} ${useSystem((state) => state.config) === null}`;
  const [shown, setShown] = useState({ place: '', tabs });
  if (shown.place !== place) setShown({ place, tabs: tabs.filter(({ href }) => isOpen(href)) });
  return (
    <>
      <DetailLayout isAboveBar>{children}</DetailLayout>
      <TabBar
        items={shown.tabs.map((tab) => {
          const isMine = tab.icon === UserRound;
          // Visitors get a separate page, because the members' page is guarded.
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
