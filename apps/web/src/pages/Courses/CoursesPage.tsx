import { useCourses } from '@qinghe/hooks/data/courses';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { CategoryFilter, SceneLinks, useCourseList } from '@qinghe/features/catalogue/CourseList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { usePageTop } from '@qinghe/features/states/StatusPages';
import { CourseResults } from './CourseResults.tsx';
import * as styles from './Courses.styles.ts';

const INTRO = '按自己的节奏学，进度在电脑和手机之间同步。';

/** The course list of the desktop site. */
export default function CoursesPage() {
  const list = useCourseList();
  const courses = useCourses(list.query);
  usePageTop(list.query.page);
  return (
    <div css={container}>
      <PageMeta title="线上课程" description={`全部线上课程：${INTRO}`} />
      <header css={styles.head}>
        <h1 css={text.h1}>线上课程</h1>
        <p css={styles.intro}>{INTRO}</p>
      </header>
      <div css={styles.filters}>
        <CategoryFilter list={list} />
      </div>
      <div css={styles.bar}>
        <SceneLinks list={list} variant="bar" />
        <p role="status" css={[text.label, styles.total]}>
          {courses.data && `共 ${courses.total} 门课程`}
        </p>
      </div>
      <CourseResults list={list} courses={courses} />
    </div>
  );
}
