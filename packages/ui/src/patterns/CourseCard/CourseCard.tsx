import type { Ref } from 'react';
import { Cover, CoverPlate } from '../../components/Cover/index.ts';
import { Link, type LinkProps } from '../../components/Link/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Progress, toPercent } from '../../components/Progress/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { clampTwoLines, text, truncate } from '../../styles/text.ts';
import * as styles from './CourseCard.styles.ts';

/** Shapes of a course: a card for grids and a row for lists. */
export const courseCardVariants = ['card', 'row'] as const;

export interface CourseCardProps extends Omit<LinkProps, 'title' | 'variant' | 'children'> {
  /** Address of the course. */
  href: string;
  /** Name of the course. */
  title: string;
  /** `card` has the cover on top, `row` beside the words. */
  variant?: (typeof courseCardVariants)[number];
  /** Address of the cover. */
  cover?: string | null;
  /** Short facts, such as 48 课时 and 12,480 人学过. */
  meta?: readonly string[];
  /** Price in yuan; nothing shows for 0 and for none. */
  price?: number;
  /** Whether the course costs nothing. */
  isFree?: boolean;
  /** Whether the course costs members with a VIP right nothing. */
  isVipFree?: boolean;
  /** Whether the member has bought the course: 已购买 stands instead of the price. */
  isOwned?: boolean;
  /** Learnt share in percent; the progress stands instead of the price. */
  progress?: number;
  /** A word on the cover, such as 新课. */
  plate?: string;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Whether a row has a line above, which all rows of a list but the first have. */
  hasDivider?: boolean;
  /** Whether the cover is the first that the page shows: of a list the first card's alone. */
  isPriority?: boolean;
  /** Reaches the element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** What the progress of a course is called. */
function describeProgress(percent: number): string {
  if (percent >= 100) return '已学完';
  return percent > 0 ? `已学 ${percent}%` : '未学';
}

type FootProps = Pick<
  CourseCardProps,
  'variant' | 'price' | 'isFree' | 'isVipFree' | 'isOwned' | 'progress'
>;

function Foot({ variant, price = 0, isFree, isVipFree, isOwned, progress }: FootProps) {
  if (progress !== undefined)
    return (
      <span css={[text.caption, styles.progress]}>
        <Progress variant="thin" value={progress} label="学习进度" />
        {describeProgress(toPercent(progress))}
      </span>
    );
  if (isOwned) return <Tag tone="brand">已购买</Tag>;
  return (
    <>
      {(isFree || price > 0) && (
        <Price value={price} isFree={isFree} size={variant === 'row' ? 's' : 'm'} />
      )}
      {isVipFree && !isFree && <Tag tone="vip">会员免费</Tag>}
    </>
  );
}

/** A course; the whole card is one link. */
export function CourseCard({
  title,
  variant = 'card',
  cover,
  meta = [],
  price,
  isFree = false,
  isVipFree = false,
  isOwned = false,
  progress,
  plate,
  headingLevel = 3,
  hasDivider = false,
  isPriority,
  ...rest
}: CourseCardProps) {
  const isRow = variant === 'row';
  const Title = `h${headingLevel}` as const;
  const hasFoot =
    progress !== undefined || isOwned || isFree || isVipFree || (price !== undefined && price > 0);
  return (
    <Link
      variant="bare"
      css={[styles.root, isRow && styles.row, hasDivider && styles.divided]}
      {...rest}
    >
      <Cover src={cover} isWhole isPriority={isPriority} css={isRow && styles.rowCover}>
        {plate && <CoverPlate>{plate}</CoverPlate>}
      </Cover>
      <div css={styles.body}>
        <Title css={[text.subtitle, clampTwoLines, styles.title, isRow && styles.rowTitle]}>
          {title}
        </Title>
        {meta.length > 0 && <p css={[text.caption, truncate, styles.meta]}>{meta.join(' · ')}</p>}
        {hasFoot && (
          <div css={[styles.foot, isRow && styles.rowFoot]}>
            <Foot
              variant={variant}
              price={price}
              isFree={isFree}
              isVipFree={isVipFree}
              isOwned={isOwned}
              progress={progress}
            />
          </div>
        )}
      </div>
    </Link>
  );
}
