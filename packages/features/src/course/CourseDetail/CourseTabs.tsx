import { lazy, Suspense, useRef } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useComments, type CommentTarget } from '@qinghe/hooks/data/comments';
import { SkeletonText } from '@qinghe/ui/components/Skeleton';
import { TabPanel, Tabs } from '@qinghe/ui/components/Tabs';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import * as styles from './CourseDetail.styles.ts';
import { Overview, panels, PurchaseNotice, tabPanels } from './latePanels.ts';
import { IntroPanel } from './parts/IntroPanel.tsx';

/** Layouts of the tabs: the main column of the desktop page, and a mobile page. */
type Variant = 'page' | 'phone';

/** Values of `?tab=`; the first one is left out of the address. */
const TABS = ['intro', 'lessons', 'comments', 'files'] as const;
type Tab = (typeof TABS)[number];

const LABELS: Record<Variant, Record<Tab, string>> = {
  page: { intro: '课程详情', lessons: '课程目录', comments: '课程评论', files: '课程附件' },
  phone: { intro: '介绍', lessons: '目录', comments: '评论', files: '附件' },
};
const TABS_ID = 'course';

const LessonsPanel = lazy(async () => ({ default: (await panels()).LessonsPanel }));
const Comments = lazy(async () => ({ default: (await tabPanels()).Comments }));
const FilesPanel = lazy(async () => ({ default: (await tabPanels()).FilesPanel }));

/** Preloads the content of the other tabs when a tab is hovered or focused. A failure is shown only when the tab is opened. */
const reach = () => void Promise.all([panels(), tabPanels()]).catch(() => undefined);

export interface CourseTabsProps {
  detail: CourseDetail;
  variant: Variant;
}

/**
 * Tabs with description, lessons, comments and files of a course. The first tab shows the first three one below the other, every
 * other tab only its own content (ADR 39). The selected tab is kept in the address.
 */
export function CourseTabs({ detail, variant }: CourseTabsProps) {
  const root = useRef<HTMLElement>(null);
  const [search, setSearch] = useSearchParams();
  const { course } = detail;
  const target: CommentTarget = { kind: 'course', id: course.id };
  const comments = useComments(target);
  const counts: Partial<Record<Tab, number>> = {
    lessons: detail.videos.length || undefined,
    comments: comments.data?.total || undefined,
    files: detail.attach.length,
  };
  const isAbsent: Partial<Record<Tab, boolean>> = {
    comments: comments.isAbsent,
    files: detail.attach.length === 0,
  };
  const shown = TABS.filter((tab) => !isAbsent[tab]);
  const value = shown.find((tab) => tab === search.get('tab')) ?? 'intro';

  const choose = (tab: Tab) => {
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (tab === 'intro') next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  };

  return (
    <section ref={root} aria-label="课程内容" css={styles.tabs[variant]}>
      <Tabs
        id={TABS_ID}
        label="课程内容"
        variant={variant === 'phone' ? 'even' : 'line'}
        items={shown.map((tab) => ({
          value: tab,
          label: LABELS[variant][tab],
          count: counts[tab],
        }))}
        value={value}
        onChange={choose}
        onPointerEnter={reach}
        onFocus={reach}
        css={[styles.tabList, styles.tabLists[variant]]}
      />
      <TabPanel tabsId={TABS_ID} value={value} css={styles.panels[variant]}>
        <SectionBoundary resetKey={value}>
          {value === 'intro' && <IntroPanel course={course} />}
        </SectionBoundary>
        <SectionBoundary resetKey={value}>
          <Suspense fallback={<SkeletonText count={6} />}>
            {value === 'intro' && (
              <Overview
                detail={detail}
                comments={comments}
                titles={LABELS[variant]}
                onComments={() => choose('comments')}
              >
                {variant === 'phone' && <PurchaseNotice />}
              </Overview>
            )}
            {value === 'lessons' && <LessonsPanel detail={detail} />}
            {value === 'comments' && (
              <Comments
                target={target}
                query={comments}
                isOpen={course.is_allow_comment}
                canWatch={detail.isBuy}
              />
            )}
            {value === 'files' && <FilesPanel detail={detail} />}
          </Suspense>
        </SectionBoundary>
      </TabPanel>
    </section>
  );
}
