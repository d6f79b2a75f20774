import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
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
import { TabPanel, Tabs, type TabsProps } from '@qinghe/ui/components/Tabs';
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

/** What makes the panel no more than its content while there are no tabs: it would be seen to move when they come. */
const WITHOUT_TABS = { role: undefined, 'aria-labelledby': undefined, css: styles.withoutTabs };

/** The orders of one state, newest first. */
function OrdersOfState({ state }: { state: OrderState }) {
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

export interface FilteredOrdersProps extends Pick<TabsProps, 'variant'> {
  /** Renders the list of all orders, which calls `onMixed` when it shows orders of several states. */
  children: (onMixed: () => void) => ReactNode;
}

/**
 * The member's orders: all of them, or those of the state in the address. The tabs appear only where orders of several states
 * exist, as newer servers list paid orders only (contract E-27), and together with them, so that nothing is pushed down. They stay
 * the same elements for each of their choices, and so keep the focus.
 */
export function FilteredOrders({ variant, children }: FilteredOrdersProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = ORDER_STATES.find((known) => known === search.get('state')) ?? null;
  const [wasMixed, setWasMixed] = useState(state !== null);
  const onMixed = useCallback(() => setWasMixed(true), []);
  if (state !== null && !wasMixed) setWasMixed(true);
  const value = state ?? ALL;
  return (
    <>
      {wasMixed && (
        <Tabs
          id="orders"
          label="订单状态"
          variant={variant}
          css={styles.states}
          items={ITEMS}
          value={value}
          onChange={(next) =>
            void navigate(paths.memberOrders() + (next === ALL ? '' : `?state=${next}`), {
              replace: true,
            })
          }
        />
      )}
      <TabPanel tabsId="orders" value={value} {...(!wasMixed && WITHOUT_TABS)}>
        {state ? <OrdersOfState key={state} state={state} /> : children(onMixed)}
      </TabPanel>
    </>
  );
}

export interface AllOrderCardsProps {
  orders: readonly Order[];
  /** Event handler called when the orders are of several states. */
  onMixed: () => void;
}

/** Renders the orders of all states. */
export function AllOrderCards({ orders, onMixed }: AllOrderCardsProps) {
  const isMixed = orders.some((order) => !isOrderIn('paid', order));
  // Before the orders are painted, so that the filter comes with them.
  useLayoutEffect(() => {
    if (isMixed) onMixed();
  }, [isMixed, onMixed]);
  return <OrderCards orders={orders} />;
}
