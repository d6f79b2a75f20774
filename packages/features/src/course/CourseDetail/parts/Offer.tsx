import type { HTMLAttributes } from 'react';
import { ChevronRight, Crown } from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { Price } from '@qinghe/ui/components/Price';
import { Progress } from '@qinghe/ui/components/Progress';
import { Tag } from '@qinghe/ui/components/Tag';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../CourseDetail.styles.ts';
import type { CourseProgress } from '../courseDetail.ts';
import type { CourseOffer } from '../useCourseOffer.ts';

export interface OfferPriceProps extends HTMLAttributes<HTMLElement> {
  offer: CourseOffer;
}

/** The price of a course, or a tag for the right that the member has. */
export function OfferPrice({ offer: { right, price, isNotForSale }, ...rest }: OfferPriceProps) {
  if (right === 'bought')
    return (
      <Tag tone="brand" size="l">
        已购买
      </Tag>
    );
  if (right === 'vip')
    return (
      <Tag tone="vip" size="l">
        <Icon as={Crown} size={16} />
        会员免费看
      </Tag>
    );
  if (right === 'free') return <Price isFree size="xl" {...rest} />;
  if (isNotForSale)
    return (
      <p css={text.body} {...rest}>
        暂未开放购买
      </p>
    );
  return price > 0 ? <Price value={price} size="xl" {...rest} /> : null;
}

/** Hint that VIP members watch the course for free, with a link to the memberships. */
export function OfferVip(props: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p css={styles.vip} {...props}>
      <Icon as={Crown} size={16} />
      会员免费看
      <Link variant="bare" href={paths.vip()} css={styles.vipLink}>
        了解会员
        <Icon as={ChevronRight} size={16} />
      </Link>
    </p>
  );
}

export interface OfferProgressProps extends HTMLAttributes<HTMLDivElement> {
  progress: CourseProgress;
}

/** The member's progress in the course. */
export function OfferProgress({ progress, ...rest }: OfferProgressProps) {
  return (
    <div css={styles.progress} {...rest}>
      <Progress value={progress.percent} label="学习进度" />
      <p css={[text.caption, text.number, styles.progressText]}>
        <span>{progress.text}</span>
        {progress.last && <span>{progress.last}</span>}
      </p>
    </div>
  );
}

/** The price of a course or the member's progress in it, and the hint for VIP members. */
export function PriceBox({ offer }: { offer: CourseOffer }) {
  const hasHead = offer.right !== 'none' || offer.price > 0 || offer.isNotForSale;
  return (
    <div css={styles.box}>
      {hasHead && (
        <div css={styles.boxHead}>
          <OfferPrice offer={offer} css={styles.boxPrice} />
          {offer.progress && <OfferProgress progress={offer.progress} />}
        </div>
      )}
      {offer.isVipFree && <OfferVip />}
    </div>
  );
}
