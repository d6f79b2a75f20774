import type { ReactNode } from 'react';
import type { OrderFacts } from '@qinghe/hooks/data/orders';
import { fullTime } from '@qinghe/hooks/time';
import { Price } from '@qinghe/ui/components/Price';
import { text } from '@qinghe/ui/styles/text';
import { BrandMark } from '@qinghe/features/forms/AccountFields';
import { CopyNumber, FactRows, TimeLeft } from '../../OrderParts/index.ts';
import * as styles from '../OrderPay.styles.ts';

export interface PayFactsProps {
  /** Title: the payment method. */
  title: string;
  /** Whether to show WeChat's logo. */
  isWechat: boolean;
  facts: OrderFacts;
  /** Epoch milliseconds; null if unknown or over. */
  deadline: number | null;
  /** Buttons for other actions than paying. */
  children: ReactNode;
}

/** Amount and facts of the order to be paid. */
export function PayFacts({ title, isWechat, facts, deadline, children }: PayFactsProps) {
  const { amount, isPayable, name, orderNo, createdAt } = facts;
  const time = fullTime(createdAt);
  return (
    <div css={styles.facts}>
      <h1 css={[text.title, styles.heading]}>
        {isWechat && <BrandMark brand="wechat" size={24} />}
        {title}
      </h1>
      {amount !== null && (
        <>
          <p css={styles.amountLabel}>{isPayable ? '应付金额' : '订单金额'}</p>
          <Price value={amount} size="xl" hasDecimals css={styles.amount} />
        </>
      )}
      {deadline !== null && <TimeLeft deadline={deadline} size="l" css={styles.left} />}
      <div css={styles.rows}>
        <FactRows
          rows={[
            ...(name ? [{ label: '商品', value: name }] : []),
            { label: '订单号', value: <CopyNumber orderNo={orderNo} /> },
            ...(time ? [{ label: '下单时间', value: time }] : []),
          ]}
        />
      </div>
      <div css={styles.actions}>{children}</div>
      <p css={[text.caption, styles.leaving]}>离开不会取消订单，到期未支付会自动取消。</p>
    </div>
  );
}
