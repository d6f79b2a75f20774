import { getOrders } from '@qinghe/api/resources/orders';
import type { Order } from '@qinghe/api/resources/orders';
import { idOf, itself, useEndpoint, useInfiniteEndpoint, withPage } from '../swr/index.ts';
import type { InfiniteQuery, Page, PageQuery, Query } from '../swr/index.ts';

/** Orders on one page (contract 7.2). */
export const ORDER_PAGE_SIZE = 10;

const orderListInput = (page: number) => ({ page, page_size: ORDER_PAGE_SIZE });

/** One page of the member's orders (contract E-27). The old page stays while the next one loads. */
export function useOrders(page = 1): PageQuery<Order> {
  const query = useEndpoint(getOrders, orderListInput(page), { keepPreviousData: true });
  return withPage(query, page, ORDER_PAGE_SIZE);
}

/** The member's orders page after page (contract E-27). */
export function useOrdersInfinite(): InfiniteQuery<Order> {
  return useInfiniteEndpoint(getOrders, {
    inputOf: orderListInput,
    pageSize: ORDER_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
}

/** How orders can stand, by the server's own words: the list has no number for it (contract E-27). */
const WORDS = {
  unpaid: ['未支付', '支付中'],
  paid: ['已支付'],
  cancelled: ['已取消'],
} as const satisfies Record<string, readonly string[]>;

/** What orders can be narrowed to. */
export type OrderState = keyof typeof WORDS;

/** The choices of a list of orders, in their order. */
export const ORDER_STATES: readonly OrderState[] = ['unpaid', 'paid', 'cancelled'];

/** Whether an order stands so. */
export function isOrderIn(state: OrderState, { status_text }: Pick<Order, 'status_text'>): boolean {
  const words: readonly string[] = WORDS[state];
  return words.includes(status_text);
}

/** The call has no parameter for the state: this many of the newest orders are read and narrowed here. */
export const NARROWED_ORDERS = 100;

/** Orders of one state. */
export interface OrdersOfState extends Query<Page<Order>> {
  items: Order[];
  isEmpty: boolean;
  /** Whether the member has more orders than were looked through. */
  isCut: boolean;
}

/** The member's newest orders that stand so (contract E-27). */
export function useOrdersOfState(state: OrderState): OrdersOfState {
  const query = useEndpoint(getOrders, { page: 1, page_size: NARROWED_ORDERS });
  const { data } = query;
  const items = data?.items.filter((order) => isOrderIn(state, order)) ?? [];
  return {
    ...query,
    items,
    isEmpty: data !== undefined && items.length === 0,
    isCut: (data?.total ?? 0) > NARROWED_ORDERS,
  };
}
