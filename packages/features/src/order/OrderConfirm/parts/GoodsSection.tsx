import { useState } from 'react';
import { summaryOf, type Goods } from '@qinghe/hooks/data/orders';
import { text } from '@qinghe/ui/styles/text';
import { card, GoodsLine } from '../../OrderParts/index.ts';
import { goodsFacts } from '../standing.ts';
import * as styles from '../OrderConfirm.styles.ts';

/** The goods to be bought, with data from the server. */
export function GoodsSection({ goods }: { goods: Goods }) {
  const [now] = useState(() => Date.now());
  const { name, thumb, price } = summaryOf(goods);
  return (
    <section css={card} aria-labelledby="order-goods">
      <h2 id="order-goods" css={[text.title, styles.heading, styles.hiddenOnH5]}>
        订单内容
      </h2>
      <GoodsLine name={name} thumb={thumb} facts={goodsFacts(goods, now)} price={price} />
    </section>
  );
}
