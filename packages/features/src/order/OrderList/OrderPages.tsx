import { getOrders } from '@qinghe/api/resources/orders';
import { ORDER_PAGE_SIZE, useOrders, useOrdersInfinite } from '@qinghe/hooks/data/orders';
import { useInvalidate } from '@qinghe/hooks/data/swr';
import { paths, readId, toQuery } from '@qinghe/hooks/url';
import { Empty } from '@qinghe/ui/components/Empty';
import { Pagination } from '@qinghe/ui/components/Pagination';
import { PullToRefresh } from '@qinghe/ui/patterns/PullToRefresh';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { ListEnd, ListRegion, usePageTop } from '@qinghe/features/states/StatusPages';
import { OrderCardsSkeleton } from './OrderCards.tsx';
import { AllOrderCards, FilteredOrders, type AllOrderCardsProps } from './FilteredOrders.tsx';
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

function AllPages({ onMixed }: Pick<AllOrderCardsProps, 'onMixed'>) {
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
      <AllOrderCards orders={query.items} onMixed={onMixed} />
      <Pagination
        css={styles.pages}
        page={page}
        pageCount={Math.ceil(query.total / ORDER_PAGE_SIZE)}
        hrefFor={hrefFor}
      />
    </ListRegion>
  );
}

/** The member's orders page by page, or those of one state; page and state are kept in the address. */
export function OrderPages() {
  return (
    <FilteredOrders variant="line">{(onMixed) => <AllPages onMixed={onMixed} />}</FilteredOrders>
  );
}

/** The member's orders in an infinite list, or those of one state. Pulling down reloads both. */
export function OrderFeed() {
  const query = useOrdersInfinite();
  const invalidate = useInvalidate();
  const refresh = () => {
    invalidate(getOrders);
    return query.refresh();
  };
  return (
    <PullToRefresh onRefresh={refresh}>
      <FilteredOrders variant="even">
        {(onMixed) => (
          <ListRegion
            query={query}
            onRetry={() => void query.refresh()}
            skeleton={<OrderCardsSkeleton />}
            empty={<OrdersEmpty />}
          >
            <AllOrderCards orders={query.items} onMixed={onMixed} />
            <ListEnd query={query} doneText="已经到底了" />
          </ListRegion>
        )}
      </FilteredOrders>
    </PullToRefresh>
  );
}
