import type { MouseEvent } from 'react';
import { Play } from 'lucide-react';
import type { SearchHit } from '@qinghe/api/resources/search';
import { useFoundLesson } from '@qinghe/hooks/data/search';
import { clockDuration } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Cover } from '@qinghe/ui/components/Cover';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Price } from '@qinghe/ui/components/Price';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { Tag } from '@qinghe/ui/components/Tag';
import { clampTwoLines, text, truncate } from '@qinghe/ui/styles/text';
import { Highlight } from './Highlight.tsx';
import { sentenceAround } from './sentenceAround.ts';
import * as styles from './SearchHits.styles.ts';

interface HitProps {
  hit: SearchHit;
  keywords: string;
  /** Event handler called when the link of a lesson is clicked. */
  onFollow: (lesson: number, event: MouseEvent) => void;
}

function Excerpt({ hit, keywords }: Pick<HitProps, 'hit' | 'keywords'>) {
  const words = hit.p ? sentenceAround(hit.p, keywords) : hit.short_desc;
  if (!words) return null;
  return (
    <p css={[text.body, clampTwoLines, styles.excerpt]}>
      <Highlight text={words} keywords={keywords} />
    </p>
  );
}

interface PricedHitProps extends Pick<HitProps, 'hit' | 'keywords'> {
  href: string;
  kind: string;
}

function PricedHit({ hit, keywords, href, kind }: PricedHitProps) {
  return (
    <Link variant="bare" href={href} css={styles.row}>
      <Cover src={hit.thumb} isWhole css={styles.cover} />
      <div css={styles.body}>
        <h2 css={[text.title, clampTwoLines, styles.title]}>
          <Highlight text={hit.title} keywords={keywords} />
        </h2>
        <Excerpt hit={hit} keywords={keywords} />
        <div css={styles.foot}>
          <Tag>{kind}</Tag>
          <Price value={hit.charge ?? undefined} isFree={hit.charge === 0} size="s" />
        </div>
      </div>
    </Link>
  );
}

function CourseHit(props: HitProps) {
  return <PricedHit {...props} href={paths.course(props.hit.resource_id)} kind="课程" />;
}

function ActivityHit(props: HitProps) {
  return <PricedHit {...props} href={paths.activity(props.hit.resource_id)} kind="活动" />;
}

/**
 * A lesson with its course and duration, which the hit does not contain. Until these are loaded, the link leads to the lesson's
 * page without a course id (ADR 26).
 */
function LessonHit({ hit, keywords, onFollow }: HitProps) {
  const lesson = hit.resource_id;
  const { data: place, isLoading } = useFoundLesson(lesson);
  return (
    <Link
      variant="bare"
      href={paths.courseVideo(place?.courseId ?? '-', lesson)}
      css={styles.row}
      onClick={(event) => onFollow(lesson, event)}
    >
      <Cover src={place?.thumb} isWhole css={styles.cover}>
        <span css={styles.play}>
          <Icon as={Play} />
        </span>
      </Cover>
      <div css={styles.body}>
        <h2 css={[text.title, clampTwoLines, styles.title]}>
          <Highlight text={hit.title} keywords={keywords} />
        </h2>
        <Excerpt hit={hit} keywords={keywords} />
        <p css={[text.body, truncate, styles.course]}>
          {isLoading ? <Skeleton width="12rem" /> : place?.courseTitle}
        </p>
        <div css={styles.foot}>
          <Tag tone="brand">课时</Tag>
          {place !== undefined && place.duration > 0 && (
            <span css={[text.label, text.number, styles.quiet]}>
              {clockDuration(place.duration)}
            </span>
          )}
        </div>
      </div>
    </Link>
  );
}

const KINDS = new Map([
  ['vod', CourseHit],
  ['video', LessonHit],
  ['activate', ActivityHit],
]);

/** Returns the hits of kinds that have a page in this front end. */
export function shownHits(hits: readonly SearchHit[]): SearchHit[] {
  return hits.filter((hit) => KINDS.has(hit.resource_type));
}

export interface SearchHitsProps {
  hits: readonly SearchHit[];
  keywords: string;
  /** Event handler called when the link of a lesson is clicked; lessons are for members only. */
  onFollow: (lesson: number, event: MouseEvent) => void;
}

/** Hits with the keywords highlighted; kinds without a page in this front end are left out. */
export function SearchHits({ hits, keywords, onFollow }: SearchHitsProps) {
  return (
    <ul>
      {hits.map((hit) => {
        const Hit = KINDS.get(hit.resource_type);
        return (
          Hit && (
            <li key={`${hit.resource_type} ${hit.id}`} css={styles.item}>
              <Hit hit={hit} keywords={keywords} onFollow={onFollow} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Skeleton of `SearchHits`. */
export function SearchHitsSkeleton() {
  return (
    <div>
      {Array.from({ length: 8 }, (_, order) => (
        <div key={order} css={[styles.item, styles.row]}>
          <Skeleton css={styles.skeletonCover} />
          <div css={styles.skeletonBody}>
            <Skeleton height="1.25rem" width="60%" />
            <Skeleton width="90%" />
            <Skeleton height="1.25rem" width="6rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
