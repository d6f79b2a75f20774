import { useMemo } from 'react';
import type { Order } from '@qinghe/api/resources/orders';
import { readOrderRecords } from '@qinghe/hooks/data/orders';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './OrderList.styles.ts';

/** List of orders, newest first. */
export function OrderCards({ orders }: { orders: readonly Order[] }) {
  const totals = useMemo(
    () => new Map(readOrderRecords().map(({ orderNo, total }) => [orderNo, total])),
    [],
  );
  return (
    <div css={styles.list}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} total={totals.get(order.order_id) ?? null} />
      ))}
    </div>
  );
}

/** Skeleton of `OrderCards`. */
export function OrderCardsSkeleton() {
  return (
    <div css={styles.list}>
      {Array.from({ length: 8 }, (_, order) => (
        <Skeleton key={order} height="10.75rem" />
      ))}
    </div>
  );
}
