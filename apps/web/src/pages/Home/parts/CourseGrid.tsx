import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockCourse } from '@qinghe/api/resources/home';
import { useFeature } from '@qinghe/hooks/stores/system';
import { Button } from '@qinghe/ui/components/Button';
import { CourseCard } from '@qinghe/ui/patterns/CourseCard';
import { courseCardProps } from '@qinghe/features/content/Cards';
import { CardList } from '@qinghe/features/content/HomeBlocks';
import { space } from '@qinghe/ui/styles/space';

/** Largest number of courses that a block shows without a click on 查看全部. */
const LONG = 10;

const more = css({ display: 'flex', justifyContent: 'center', marginTop: space(8) });

export interface CourseGridProps {
  courses: readonly BlockCourse[];
  /** Number of courses in the whole block, some of which may be shown elsewhere. */
  total: number;
  /** Number of courses shown here while the block is too long to show all. */
  first: number;
}

/** Courses of a block, four in a row; a button shows the rest of a long block in place. */
export function CourseGrid({ courses, total, first }: CourseGridProps) {
  const isVipShown = useFeature('vip');
  const [isWanted, setWanted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isWhole = isWanted || total <= LONG;
  const showAll = () => {
    flushSync(() => setWanted(true));
    root.current?.querySelectorAll('a')[first]?.focus();
  };
  return (
    <div ref={root}>
      <CardList layout="four">
        {(isWhole ? courses : courses.slice(0, first)).map((course) => (
          <CourseCard key={course.id} {...courseCardProps(course, isVipShown)} />
        ))}
      </CardList>
      {!isWhole && (
        <div css={more}>
          <Button variant="outline" onClick={showAll}>
            查看全部 {total} 门课程
          </Button>
        </div>
      )}
    </div>
  );
}
