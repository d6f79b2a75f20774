import { useNavigate } from 'react-router-dom';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import {
  CategoryFilter,
  SceneLinks,
  useCourseList,
  useTopOnChange,
} from '@qinghe/ui/flows/CourseList';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { SearchBox } from '@qinghe/ui/patterns/SearchBox';
import { CourseRows } from './CourseRows.tsx';
import * as styles from './Courses.styles.ts';

/** The course list of the mobile site. */
export default function CoursesPage() {
  const navigate = useNavigate();
  const list = useCourseList();
  useTopOnChange(`${list.query.category} ${list.query.scene}`);
  return (
    <>
      <PageMeta title="线上课程" description="全部线上课程：按自己的节奏学，电脑和手机同步进度。" />
      <h1 css={styles.title}>课程</h1>
      <div css={styles.search}>
        <SearchBox
          isWide
          placeholder="搜索课程"
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
      <CourseRows list={list} />
    </>
  );
}
