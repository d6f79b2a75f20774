import type { Ref } from 'react';
import { Cover, CoverPlate } from '../../components/Cover/index.ts';
import { Link, type LinkProps } from '../../components/Link/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Progress, toPercent } from '../../components/Progress/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { clampTwoLines, text, truncate } from '../../styles/text.ts';
import * as styles from './CourseCard.styles.ts';

/** Variants: a card for grids and a row for lists. */
export const courseCardVariants = ['card', 'row'] as const;

export interface CourseCardProps extends Omit<LinkProps, 'title' | 'variant' | 'children'> {
  /** URL of the course. */
  href: string;
  /** Name of the course. */
  title: string;
  /** `card` has the cover on top, `row` has it before the text. */
  variant?: (typeof courseCardVariants)[number];
  /** URL of the cover picture. */
  cover?: string | null;
  /** Short facts, such as 48 课时 and 12,480 人学过. */
  meta?: readonly string[];
  /** Price in yuan; hidden when 0 or undefined. */
  price?: number;
  /** Whether the course is free. */
  isFree?: boolean;
  /** Whether the course is free for VIP members. */
  isVipFree?: boolean;
  /** Whether the member has bought the course: shows 已购买 instead of the price. */
  isOwned?: boolean;
  /** Learning progress in percent, shown instead of the price. */
  progress?: number;
  /** Short label on the cover, such as 新课. */
  plate?: string;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Whether there is a line above a row; set it on all rows of a list except the first. */
  hasDivider?: boolean;
  /** Whether the cover loads with high priority; set it on the first card of a list only. */
  isPriority?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Returns the text for a course's progress in percent. */
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

/** A card of a course; the whole card is one link. */
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
