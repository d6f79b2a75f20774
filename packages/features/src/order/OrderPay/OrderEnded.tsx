import { useState } from 'react';
import type { OrderFacts } from '@qinghe/hooks/data/orders';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { hasTimedOut } from '../OrderParts/index.ts';

/** Returns the page to order the same goods again. */
export const orderAgainHref = ({ type, goodsId }: OrderFacts): string =>
  type && goodsId > 0 ? paths.order(type, goodsId) : paths.courses();

/** An order that the server has cancelled, because of its age or otherwise. */
export function OrderEnded({ facts }: { facts: OrderFacts }) {
  const [now] = useState(() => Date.now());
  return (
    <Empty
      variant="page"
      title={hasTimedOut(facts, now) ? '支付超时，请重新下单' : '已取消'}
      description={`订单号 ${facts.orderNo}`}
      action={
        <>
          <ButtonLink href={orderAgainHref(facts)}>重新下单</ButtonLink>
          <ButtonLink variant="outline" href={paths.memberOrders()}>
            查看订单
          </ButtonLink>
        </>
      }
    />
  );
}
