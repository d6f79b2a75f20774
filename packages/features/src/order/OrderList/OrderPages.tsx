import { ORDER_PAGE_SIZE, useOrders, useOrdersInfinite } from '@qinghe/hooks/data/orders';
import { paths, readId, toQuery } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { ListEnd, ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import { OrderCards, OrderCardsSkeleton } from './OrderCards.tsx';
import * as styles from './OrderList.styles.ts';

function OrdersEmpty() {
  return (
    <Empty
      title="暂无订单，去逛逛课程吧"
      action={<ButtonLink href={paths.courses()}>全部课程</ButtonLink>}
    />
  );
}

const hrefFor = (page: number) => paths.memberOrders() + toQuery({ page: page > 1 ? page : null });

/** The member's orders page by page; the page is part of the address. */
export function OrderPages() {
  const [search] = useSearchParams();
  const page = readId(search.get('page')) ?? 1;
  const query = useOrders(page);
  usePageTop(page);
  return (
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
  );
}

/** The member's orders, growing as one scrolls; pulled down, they are asked for again. */
export function OrderFeed() {
  const query = useOrdersInfinite();
  return (
    <PullToRefresh onRefresh={query.refresh}>
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
