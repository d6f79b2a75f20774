import { useCoursesInfinite } from '@qinghe/hooks/data/courses';
import { useSearchWords } from '@qinghe/hooks/stores/server';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { SearchBox } from '@qinghe/ui/patterns/SearchBox';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { CategoryFilter, SceneLinks, useCourseList } from '@qinghe/features/catalogue/CourseList';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { usePageTop } from '@qinghe/features/states/StatusPages';
import { tabTitle } from '../../layouts/tabTitle.ts';
import { CourseRows } from './CourseRows.tsx';
import * as styles from './Courses.styles.ts';

/** The course list of the mobile site. */
export default function CoursesPage() {
  const navigate = useNavigate();
  const list = useCourseList();
  const courses = useCoursesInfinite(list.query);
  usePageTop(`${list.query.category} ${list.query.scene}`);
  return (
    <PullToRefresh onRefresh={courses.refresh}>
      <PageMeta title="线上课程" description="全部线上课程：按自己的节奏学，电脑和手机同步进度。" />
      <h1 css={tabTitle}>课程</h1>
      <div css={styles.search}>
        <SearchBox
          isWide
          {...useSearchWords()}
          action="search"
          onSearch={(keywords) => void navigate(paths.search(keywords))}
          onEmpty={() => toast.error('请输入关键字后再搜索')}
        />
      </div>
      <div css={styles.filters}>
        <CategoryFilter list={list} />
        <div css={styles.scenes}>
          <SceneLinks list={list} variant="plain" />
        </div>
      </div>
      <CourseRows list={list} courses={courses} />
    </PullToRefresh>
  );
}
