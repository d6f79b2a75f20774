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

/** Courses that a block shows without being asked. */
const LONG = 10;

const more = css({ display: 'flex', justifyContent: 'center', marginTop: space(8) });

export interface CourseGridProps {
  courses: readonly BlockCourse[];
  /** Courses of the whole block, which may show some of them elsewhere. */
  total: number;
  /** How many stand here while the block is too long to show all. */
  first: number;
}

/** Courses of a block, four in a row; the end of a long block is shown in place once it is wanted. */
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
