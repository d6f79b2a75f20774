import { useState } from 'react';
import type { Order } from '@qinghe/api/resources/orders';
import {
  isOrderIn,
  NARROWED_ORDERS,
  ORDER_STATES,
  useOrdersOfState,
  type OrderState,
} from '@qinghe/hooks/data/orders';
import { paths } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { text } from '@qinghe/ui/styles/text';
import { useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { ListRegion } from '@qinghe/features/states/StatusPages';
import { OrderCards, OrderCardsSkeleton } from './OrderCards.tsx';
import * as styles from './OrderList.styles.ts';

const ALL = 'all';
const LABELS: Record<OrderState, string> = {
  unpaid: '待支付',
  paid: '已支付',
  cancelled: '已取消',
};
const ITEMS = [
  { value: ALL, label: '全部' },
  ...ORDER_STATES.map((state) => ({ value: state, label: LABELS[state] })),
];

/** Returns the state in the address by which orders are filtered; null for all orders. */
export function useOrderState(): OrderState | null {
  const [search] = useSearchParams();
  return ORDER_STATES.find((state) => state === search.get('state')) ?? null;
}

/**
 * Filter of the orders by state. It appears only where orders of several states exist: newer servers list paid orders only
 * (contract E-27).
 *
 * @param props.orders The orders shown now.
 */
export function OrderStates({ orders }: { orders: readonly Order[] }) {
  const navigate = useNavigate();
  const state = useOrderState();
  const isMixed = state !== null || orders.some((order) => !isOrderIn('paid', order));
  const [wasMixed, setWasMixed] = useState(isMixed);
  if (isMixed && !wasMixed) setWasMixed(true);
  if (!wasMixed) return null;
  return (
    <Segmented
      css={styles.states}
      label="订单状态"
      items={ITEMS}
      value={state ?? ALL}
      onChange={(value) =>
        void navigate(paths.memberOrders() + (value === ALL ? '' : `?state=${value}`), {
          replace: true,
        })
      }
    />
  );
}

/** The orders of one state, newest first. */
export function OrdersOfState({ state }: { state: OrderState }) {
  const query = useOrdersOfState(state);
  return (
    <ListRegion
      query={query}
      onRetry={() => void query.mutate()}
      skeleton={<OrderCardsSkeleton />}
      empty={
        <Empty
          title={`没有${LABELS[state]}的订单`}
          description="其他状态的订单都在全部订单里。"
          link={{ href: paths.memberOrders(), text: '全部订单' }}
        />
      }
    >
      <OrderCards orders={query.items} />
      {query.isCut && (
        <p css={[text.caption, styles.note]}>这里只有最近 {NARROWED_ORDERS} 笔订单里的。</p>
      )}
    </ListRegion>
  );
}
