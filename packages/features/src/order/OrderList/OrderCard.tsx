import type { Order } from '@qinghe/api/resources/orders';
import { fullTime } from '@qinghe/hooks/time';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Cover } from '@qinghe/ui/components/Cover';
import { Price } from '@qinghe/ui/components/Price';
import { Tag } from '@qinghe/ui/components/Tag';
import { clampTwoLines, text } from '@qinghe/ui/styles/text';
import { billed } from '@qinghe/ui/words';
import { deadlineOf, TimeLeft } from '../OrderParts/index.ts';
import { describeOrder, moneyOf } from './describeOrder.ts';
import * as styles from './OrderList.styles.ts';

export interface OrderCardProps {
  order: Order;
  /** Amount after the discount in yuan, if this device knows it; else null. */
  total: number | null;
}

/** An order: time, number, goods, amount, status and the next action. */
export function OrderCard({ order, total }: OrderCardProps) {
  const { status, tone, name, thumb, kind, action } = describeOrder(order);
  const { label, amount, before } = moneyOf(order, total);
  const deadline = order.continue_pay ? deadlineOf({ createdAt: order.created_at }, false) : null;
  return (
    <article css={styles.card} aria-label={`${name}，${status}`}>
      <div css={[text.label, styles.head]}>
        <span css={text.number}>{fullTime(order.created_at)}</span>
        <span css={styles.number}>
          订单号 <span css={text.number}>{order.order_id}</span>
        </span>
        <Tag tone={tone} css={styles.chip}>
          {status}
        </Tag>
      </div>
      <div css={styles.body}>
        <div css={[styles.goods, thumb === '' && styles.plainGoods]}>
          {thumb !== '' && <Cover src={thumb} isWhole css={styles.cover} />}
          <div>
            <p css={[text.subtitle, clampTwoLines, styles.name]}>{name}</p>
            {kind && <p css={[text.caption, styles.kind]}>{kind}</p>}
            {deadline !== null && <TimeLeft deadline={deadline} css={styles.left} />}
          </div>
        </div>
        <div css={styles.amount}>
          {amount !== null && (
            <p>
              <span css={[text.caption, styles.amountName]}>{label}</span>
              <Price value={amount} hasDecimals />
            </p>
          )}
          {before !== null && (
            <p css={[text.caption, text.number, styles.refund]}>订单金额：{billed(before)}</p>
          )}
          {order.refund_amount > 0 && (
            <p css={[text.caption, text.number, styles.refund]}>
              已退金额：{billed(order.refund_amount)}
            </p>
          )}
        </div>
        <div css={styles.actions}>
          {action && (
            <ButtonLink
              size="sm"
              variant={action.isPrimary ? 'primary' : 'outline'}
              href={action.href}
              css={styles.action}
            >
              {action.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
