import { getOrders } from '@qinghe/api/resources/orders';
import type { Order } from '@qinghe/api/resources/orders';
import { idOf, itself, useEndpoint, useInfiniteEndpoint, withPage } from '../swr/index.ts';
import type { InfiniteQuery, Page, PageQuery, Query } from '../swr/index.ts';

/** Number of orders on one page (contract 7.2). */
export const ORDER_PAGE_SIZE = 10;

const orderListInput = (page: number) => ({ page, page_size: ORDER_PAGE_SIZE });

/** Loads one page of the member's orders (contract E-27). The previous page stays while the next one loads. */
export function useOrders(page = 1): PageQuery<Order> {
  const query = useEndpoint(getOrders, orderListInput(page), { keepPreviousData: true });
  return withPage(query, page, ORDER_PAGE_SIZE);
}

/** Loads the member's orders page by page (contract E-27). */
export function useOrdersInfinite(): InfiniteQuery<Order> {
  return useInfiniteEndpoint(getOrders, {
    inputOf: orderListInput,
    pageSize: ORDER_PAGE_SIZE,
    pageOf: itself,
    idOf,
  });
}

/** States of orders, by the server's `status_text`: the list has no numeric status (contract E-27). */
const WORDS = {
  unpaid: ['未支付', '支付中'],
  paid: ['已支付'],
  cancelled: ['已取消'],
} as const satisfies Record<string, readonly string[]>;

/** A state that the list of orders can be filtered by. */
export type OrderState = keyof typeof WORDS;

/** The states that the list of orders can be filtered by, in display order. */
export const ORDER_STATES: readonly OrderState[] = ['unpaid', 'paid', 'cancelled'];

/** Whether an order is in a state. */
export function isOrderIn(state: OrderState, { status_text }: Pick<Order, 'status_text'>): boolean {
  const words: readonly string[] = WORDS[state];
  return words.includes(status_text);
}

/** The call cannot filter by state: this many of the newest orders are loaded and filtered here. */
export const NARROWED_ORDERS = 100;

/** Orders of one state. */
export interface OrdersOfState extends Query<Page<Order>> {
  items: Order[];
  isEmpty: boolean;
  /** Whether the member has more orders than were loaded. */
  isCut: boolean;
}

/** Loads the member's newest orders in one state (contract E-27). */
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
