import {
  ORDER_PAGE_SIZE,
  useOrders,
  useOrdersInfinite,
  type OrderState,
} from '@qinghe/hooks/data/orders';
import { paths, readId, toQuery } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { ListEnd, ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import { OrderCards, OrderCardsSkeleton } from './OrderCards.tsx';
import { OrdersOfState, OrderStates, useOrderState } from './OrderStates.tsx';
import * as styles from './OrderList.styles.ts';

function OrdersEmpty() {
  return (
    <Empty
      title="暂无订单，去逛逛课程吧"
      description="挑一门喜欢的课，从今天开始长一点。"
      link={{ href: paths.courses(), text: '全部课程' }}
    />
  );
}

const hrefFor = (page: number) => paths.memberOrders() + toQuery({ page: page > 1 ? page : null });

function AllPages() {
  const [search] = useSearchParams();
  const page = readId(search.get('page')) ?? 1;
  const query = useOrders(page);
  usePageTop(page);
  return (
    <>
      <OrderStates orders={query.items} />
      <ListRegion
        query={query}
        onRetry={() => void query.mutate()}
        skeleton={<OrderCardsSkeleton />}
        empty={<OrdersEmpty />}
      >
        <OrderCards orders={query.items} />
        <Pagination
          css={styles.pages}
          page={page}
          pageCount={Math.ceil(query.total / ORDER_PAGE_SIZE)}
          hrefFor={hrefFor}
        />
      </ListRegion>
    </>
  );
}

function Narrowed({ state }: { state: OrderState }) {
  return (
    <>
      <OrderStates orders={[]} />
      <OrdersOfState key={state} state={state} />
    </>
  );
}

/** The member's orders page by page, or those of one state; page and state are kept in the address. */
export function OrderPages() {
  const state = useOrderState();
  return state ? <Narrowed state={state} /> : <AllPages />;
}

function AllFeed() {
  const query = useOrdersInfinite();
  return (
    <PullToRefresh onRefresh={query.refresh}>
      <OrderStates orders={query.items} />
      <ListRegion
        query={query}
        onRetry={() => void query.refresh()}
        skeleton={<OrderCardsSkeleton />}
        empty={<OrdersEmpty />}
      >
        <OrderCards orders={query.items} />
        <ListEnd query={query} doneText="已经到底了" />
      </ListRegion>
    </PullToRefresh>
  );
}

/** The member's orders in an infinite list, which pulling down reloads; or those of one state. */
export function OrderFeed() {
  const state = useOrderState();
  return state ? <Narrowed state={state} /> : <AllFeed />;
}
