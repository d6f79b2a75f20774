import { CirclePlay } from 'lucide-react';
import { ApiError, describeError } from '@qinghe/api/client';
import type { SearchHit } from '@qinghe/api/resources/search';
import { useLessonCourse } from '@qinghe/hooks/data/search';
import { paths } from '@qinghe/hooks/url';
import { Cover } from '@qinghe/ui/components/Cover';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Price } from '@qinghe/ui/components/Price';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { Tag } from '@qinghe/ui/components/Tag';
import { toast } from '@qinghe/ui/components/Toast';
import { clampTwoLines, text } from '@qinghe/ui/styles/text';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { Highlight } from './Highlight.tsx';
import { sentenceAround } from './sentenceAround.ts';
import * as styles from './SearchHits.styles.ts';

interface HitProps {
  hit: SearchHit;
  keywords: string;
}

function Excerpt({ hit, keywords }: HitProps) {
  const words = hit.p ? sentenceAround(hit.p, keywords) : hit.short_desc;
  if (!words) return null;
  return (
    <p css={[text.body, clampTwoLines, styles.excerpt]}>
      <Highlight text={words} keywords={keywords} />
    </p>
  );
}

interface PricedHitProps extends HitProps {
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

/** A lesson does not name its course, so that is asked for when the lesson is opened. */
function LessonHit({ hit, keywords }: HitProps) {
  const navigate = useNavigate();
  const { trigger, isMutating } = useLessonCourse();
  const open = async () => {
    try {
      const lesson = hit.resource_id;
      await navigate(paths.courseVideo(await trigger(lesson), lesson));
    } catch (error) {
      if (!(error instanceof ApiError && error.silent)) toast.error(describeError(error).message);
    }
  };
  return (
    <div css={styles.row}>
      <span css={styles.lessonTile}>
        <Icon as={CirclePlay} size={32} css={styles.lessonIcon} />
      </span>
      <div css={styles.body}>
        <h2 css={[text.title, styles.title]}>
          <button
            type="button"
            css={styles.open}
            aria-busy={isMutating}
            onClick={isMutating ? undefined : () => void open()}
          >
            <Highlight text={hit.title} keywords={keywords} />
          </button>
        </h2>
        <Excerpt hit={hit} keywords={keywords} />
        <div css={styles.foot}>
          <Tag tone="brand">课时</Tag>
        </div>
      </div>
    </div>
  );
}

const KINDS = new Map([
  ['vod', CourseHit],
  ['video', LessonHit],
  ['activate', ActivityHit],
]);

/** The hits that this front end has a page for. */
export function shownHits(hits: readonly SearchHit[]): SearchHit[] {
  return hits.filter((hit) => KINDS.has(hit.resource_type));
}

/** Hits with the keywords marked; kinds without a page here are left out. */
export function SearchHits({ hits, keywords }: { hits: readonly SearchHit[]; keywords: string }) {
  return (
    <ul>
      {hits.map((hit) => {
        const Hit = KINDS.get(hit.resource_type);
        return (
          Hit && (
            <li key={hit.id} css={styles.item}>
              <Hit hit={hit} keywords={keywords} />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Keeps the place of `SearchHits`. */
export function SearchHitsSkeleton() {
  return (
    <div>
      {Array.from({ length: 4 }, (_, order) => (
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
