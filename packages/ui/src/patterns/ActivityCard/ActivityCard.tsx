import { Clock, MapPin } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { Cover, CoverPlate } from '../../components/Cover/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link, type LinkProps } from '../../components/Link/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Progress } from '../../components/Progress/index.ts';
import { clampTwoLines, text, truncate, visuallyHidden } from '../../styles/text.ts';
import { describeSeats, type Seats } from './seats.ts';
import * as styles from './ActivityCard.styles.ts';

export interface ActivityCardProps
  extends Seats, Omit<LinkProps, 'title' | 'variant' | 'children'> {
  /** URL of the activity. */
  href: string;
  /** Name of the activity. */
  title: string;
  /** URL of the cover picture. */
  cover?: string | null;
  /** The day it begins, such as `{ month: '12 月', day: '05' }`. */
  date?: { month: string; day: string };
  /** When it takes place, such as 周六 09:00–16:00. */
  time?: string;
  /** Where it takes place. */
  place?: string;
  /** Price in yuan; hidden when 0 or undefined, and when sign-up is over. */
  price?: number;
  /** Whether the activity is free. */
  isFree?: boolean;
  /** Short label on the cover, such as 报名未开始. */
  plate?: string;
  /** Level of the title's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Whether the cover loads with high priority; set it on the first card of a list only. */
  isPriority?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLAnchorElement>;
}

function Fact({ icon, children }: { icon: ComponentProps<typeof Icon>['as']; children: string }) {
  return (
    <p css={styles.fact}>
      <Icon as={icon} size={16} css={styles.factIcon} />
      <span css={truncate}>{children}</span>
    </p>
  );
}

/** A card of an offline activity; the whole card is one link. Unknown facts are left out. */
export function ActivityCard({
  title,
  cover,
  date,
  time,
  place,
  joined,
  capacity,
  isFull,
  isEnded = false,
  isCancelled = false,
  isClosed = false,
  price = 0,
  isFree = false,
  plate = isCancelled ? '已取消' : isEnded ? '已结束' : undefined,
  headingLevel = 3,
  isPriority,
  ...rest
}: ActivityCardProps) {
  const Title = `h${headingLevel}` as const;
  const seats = describeSeats({ joined, capacity, isFull, isEnded, isCancelled, isClosed });
  const isPast = isEnded || isCancelled;
  // No price where nobody can sign up.
  const hasPrice = !isPast && !isClosed && (isFree || price > 0);
  return (
    <Link variant="bare" css={[styles.root, styles.link]} {...rest}>
      <Cover src={cover} isWhole isPriority={isPriority} css={styles.cover}>
        {date && (
          <span css={styles.date}>
            <span css={[styles.month, isPast && styles.monthEnded]}>{date.month}</span>
            <span css={[text.number, styles.day]}>
              {date.day}
              <span css={visuallyHidden}>日</span>
            </span>
          </span>
        )}
        {plate && <CoverPlate>{plate}</CoverPlate>}
      </Cover>
      <div css={styles.body}>
        <Title css={[text.title, clampTwoLines, styles.title]}>{title}</Title>
        {(time || place) && (
          <div css={styles.facts}>
            {time && <Fact icon={Clock}>{time}</Fact>}
            {place && <Fact icon={MapPin}>{place}</Fact>}
          </div>
        )}
        {(seats || hasPrice) && (
          <div css={styles.foot}>
            {seats && (
              <div css={[text.caption, styles.seats, seats.isScarce && styles.scarce]}>
                {seats.text}
                {seats.percent !== undefined && (
                  <Progress
                    variant="thin"
                    tone={seats.isScarce ? 'warn' : 'brand'}
                    value={seats.percent}
                    label="报名名额"
                    css={styles.bar}
                  />
                )}
              </div>
            )}
            {hasPrice && <Price value={price} isFree={isFree} css={styles.price} />}
          </div>
        )}
      </div>
    </Link>
  );
}
