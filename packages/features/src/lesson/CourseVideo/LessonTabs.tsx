import type { ReactNode } from 'react';
import type { CourseDetail, Lesson } from '@qinghe/api/resources/courses';
import { useComments } from '@qinghe/hooks/data/comments';
import { TabPanel, Tabs } from '@qinghe/ui/components/Tabs';
import { text } from '@qinghe/ui/styles/text';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { Comments } from '@qinghe/features/course/Comments';
import { FilesPanel } from '@qinghe/features/course/CourseDetail';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import { LessonNotes } from '../LessonNotes/index.ts';
import * as styles from './CourseVideo.styles.ts';

/** Values of `?tab=`. The default tab of a site is left out of the address. */
const TABS = ['lessons', 'comments', 'files', 'notes'] as const;
export type LessonTab = (typeof TABS)[number];

const LABELS: Record<LessonTab, string> = {
  lessons: '目录',
  comments: '评论',
  files: '附件',
  notes: '笔记',
};

/** Tabs per layout: next to the desktop player, which has the files below it, and under the mobile player. */
const SHOWN: Record<'panel' | 'phone', readonly LessonTab[]> = {
  panel: ['lessons', 'notes', 'comments'],
  phone: TABS,
};
const TABS_ID = 'lesson';

/** Returns the tab that the address names, and a function that selects another. */
export function useLessonTab(first: LessonTab): readonly [LessonTab, (tab: LessonTab) => void] {
  const [search, setSearch] = useSearchParams();
  const value = TABS.find((tab) => tab === search.get('tab')) ?? first;
  const choose = (tab: LessonTab) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (tab === first) next.delete('tab');
        else next.set('tab', tab);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [value, choose];
}

export interface LessonTabsProps {
  variant: 'panel' | 'phone';
  detail: CourseDetail;
  lesson: Lesson;
  value: LessonTab;
  onChange: (tab: LessonTab) => void;
  /** Returns the player's position in seconds. */
  readSecond: () => number;
  onSeek: (seconds: number) => void;
  /** The list of lessons. */
  outline: ReactNode;
}

/** The course's files as a section; renders nothing where there are none. */
export function LessonFiles({ detail }: { detail: CourseDetail }) {
  if (detail.attach.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" css={styles.files}>
      <h2 id="lesson-files" css={text.h3}>
        课程附件
      </h2>
      <FilesPanel detail={detail} />
    </section>
  );
}

/** Tabs with lessons, comments and notes, and on the mobile site the files. */
export function LessonTabs({
  variant,
  detail,
  lesson,
  value,
  onChange,
  readSecond,
  onSeek,
  outline,
}: LessonTabsProps) {
  const target = { kind: 'lesson', id: lesson.id } as const;
  const comments = useComments(target);
  const isPanel = variant === 'panel';
  const shown = SHOWN[variant].filter((tab) => tab !== 'files' || detail.attach.length > 0);
  const counts: Partial<Record<LessonTab, number>> = {
    comments: comments.data?.total || undefined,
    files: detail.attach.length || undefined,
  };
  const open = shown.includes(value) ? value : 'lessons';
  return (
    <section aria-label="课时内容" css={[styles.tabs, isPanel && styles.tabsPanel]}>
      <Tabs
        id={TABS_ID}
        label="课时内容"
        variant="even"
        items={shown.map((tab) => ({
          value: tab,
          label: LABELS[tab],
          count: counts[tab],
        }))}
        value={open}
        onChange={onChange}
      />
      <TabPanel
        tabsId={TABS_ID}
        value={open}
        css={[
          styles.tabPanel,
          isPanel && styles.tabPanelBeside,
          open === 'lessons' && styles.tabPanelFlush,
        ]}
      >
        <SectionBoundary resetKey={`${open} ${lesson.id}`}>
          {open === 'lessons' && outline}
          {open === 'comments' && (
            <Comments
              key={lesson.id}
              target={target}
              query={comments}
              isOpen={lesson.is_allow_comment && !comments.isAbsent}
              canWatch={detail.isBuy}
            />
          )}
          {open === 'files' && <FilesPanel detail={detail} />}
          {open === 'notes' && (
            <LessonNotes
              courseId={detail.course.id}
              courseTitle={detail.course.title}
              lessonId={lesson.id}
              lessonTitle={lesson.title}
              readSecond={readSecond}
              onSeek={lesson.ban_drag ? undefined : onSeek}
            />
          )}
        </SectionBoundary>
      </TabPanel>
    </section>
  );
}
