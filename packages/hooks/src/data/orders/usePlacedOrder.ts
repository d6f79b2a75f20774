import { getOrders } from '@qinghe/api/resources/orders';
import { useSession } from '../../stores/session/index.ts';
import type { GoodsType } from '../../url/index.ts';
import { useMemberStatus } from '../auth/useMemberStatus.ts';
import { useEndpoint } from '../swr/index.ts';
import { findOrderRecord } from './orderRecords.ts';
import type { OrderRecord } from './orderRecords.ts';

/** Data of a placed order, apart from its status. */
export interface OrderFacts {
  orderNo: string;
  type: GoodsType | null;
  goodsId: number;
  name: string;
  thumb: string;
  /** Yuan; null when unknown. */
  amount: number | null;
  /** Whether the amount is what has to be paid, rather than the price before a discount. */
  isPayable: boolean;
  /** ISO-8601 in UTC; null when unknown. */
  createdAt: string | null;
}

const GOODS_TYPES = new Map<string, GoodsType>([
  ['COURSE', 'vod'],
  ['ROLE', 'role'],
  ['ACTIVATE', 'activate'],
]);

/**
 * Returns the kind of goods, as addresses name it, for the kind in an order; null for kinds that this front end does not sell.
 */
export function goodsTypeOf(wire: string | undefined): GoodsType | null {
  return GOODS_TYPES.get(wire ?? '') ?? null;
}

const fromRecord = (record: OrderRecord): OrderFacts => ({
  orderNo: record.orderNo,
  type: record.type,
  goodsId: record.goodsId,
  name: record.name,
  thumb: record.thumb,
  amount: record.total,
  isPayable: true,
  createdAt: new Date(record.createdAt).toISOString(),
});

/** A placed order: from this device's record, else from the newest page of the list. */
export interface PlacedOrderQuery {
  facts: OrderFacts;
  record: OrderRecord | null;
  isLoading: boolean;
}

/**
 * Loads the data of an order that a payment or success page shows. Orders placed on this device are known with their discount;
 * others are searched for among the newest in the list (contract E-27), which on generation C only has paid ones.
 */
export function usePlacedOrder(orderNo: string): PlacedOrderQuery {
  const { user } = useSession();
  const { status } = useMemberStatus();
  const record = user ? findOrderRecord(user.id, orderNo) : null;
  const { data, isLoading } = useEndpoint(
    getOrders,
    user && !record ? { page: 1, page_size: 50 } : null,
    { shouldRetryOnError: false },
  );
  if (record) return { record, facts: fromRecord(record), isLoading: false };
  const order = data?.items.find((row) => row.order_id === orderNo);
  const goods = order?.goods[0];
  return {
    record: null,
    isLoading: status === 'loading' || isLoading,
    facts: {
      orderNo,
      type: goodsTypeOf(goods?.goods_type),
      goodsId: goods?.goods_id ?? 0,
      name: goods?.goods_name ?? '',
      thumb: goods?.goods_thumb ?? '',
      amount: order?.charge ?? null,
      isPayable: false,
      createdAt: order?.created_at ?? null,
    },
  };
}
