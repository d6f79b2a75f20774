import { getOrders } from '@qinghe/api/resources/orders';
import type { Order } from '@qinghe/api/resources/orders';
import { idOf, itself, useEndpoint, useInfiniteEndpoint, withPage } from '../swr/index.ts';
import type { InfiniteQuery, PageQuery } from '../swr/index.ts';

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
