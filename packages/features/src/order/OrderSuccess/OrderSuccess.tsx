import { Check } from 'lucide-react';
import { ORDER_STATUS } from '@qinghe/api/resources/orders';
import {
  useOrderStatus,
  usePlacedOrder,
  type OrderFacts,
  type OrderStatus,
} from '@qinghe/hooks/data/orders';
import { fullTime } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { Icon } from '@qinghe/ui/components/Icon';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { text } from '@qinghe/ui/styles/text';
import { useSearchParams } from '@qinghe/features/routing/Routing';
import { OrderEnded, UnknownStatus } from '../OrderPay/index.ts';
import {
  askWhetherPaid,
  BadOrder,
  card,
  CopyNumber,
  GoodsLine,
  startPlace,
  useTellPaid,
} from '../OrderParts/index.ts';
import * as styles from './OrderSuccess.styles.ts';

/** The paid order, as far as its data is known. */
function PaidOrder({ facts }: { facts: OrderFacts }) {
  const time = fullTime(facts.createdAt);
  return (
    <section css={[card, styles.card]} aria-label="订单">
      {facts.name && (
        <GoodsLine
          name={facts.name}
          thumb={facts.thumb}
          price={facts.amount}
          priceLabel={facts.isPayable ? '实付' : '订单金额'}
          hasDecimals
        />
      )}
      <div css={[text.label, text.number, styles.foot, !facts.name && styles.footFirst]}>
        <span>
          订单号 <CopyNumber orderNo={facts.orderNo} />
        </span>
        {time && <span>{time}</span>}
      </div>
    </section>
  );
}

function Paid({ facts, isLoading }: { facts: OrderFacts; isLoading: boolean }) {
  const place = startPlace(facts.type ?? 'role', facts.goodsId);
  return (
    <div css={styles.root}>
      <span css={styles.mark}>
        <Icon as={Check} size={32} />
      </span>
      <h1 css={[text.h1, styles.title]}>支付成功</h1>
      <Loading isLoading={isLoading} skeleton={<Skeleton height="11rem" css={styles.card} />}>
        <PaidOrder facts={facts} />
      </Loading>
      <div css={styles.actions}>
        <ButtonLink size="lg" href={place.href}>
          {place.text}
        </ButtonLink>
        <ButtonLink size="lg" variant="outline" href={paths.memberOrders()}>
          查看订单
        </ButtonLink>
        <ButtonLink size="lg" variant="ghost" href={paths.home()}>
          返回首页
        </ButtonLink>
      </div>
    </div>
  );
}

/** An order that is not paid, or not yet confirmed as paid. */
function NotYetPaid({ facts, status }: { facts: OrderFacts; status: OrderStatus }) {
  return (
    <Empty
      variant="page"
      title="支付结果查询中，请勿重复支付"
      description={`订单号 ${facts.orderNo}`}
      action={
        <>
          <Button
            isLoading={status.isAsking}
            loadingText="查询中"
            onClick={() => void askWhetherPaid(status)}
          >
            已完成支付
          </Button>
          <ButtonLink variant="outline" href={paths.orderPay({ orderId: facts.orderNo })}>
            继续支付
          </ButtonLink>
        </>
      }
    />
  );
}

function OrderOf({ orderNo }: { orderNo: string }) {
  const { facts, isLoading } = usePlacedOrder(orderNo);
  const status = useOrderStatus(orderNo);
  const isPaid = useTellPaid(orderNo, status.status);

  if (isPaid) return <Paid facts={facts} isLoading={isLoading} />;
  if (status.error) return <BadOrder />;
  if (status.status === ORDER_STATUS.cancelled) return <OrderEnded facts={facts} />;
  if (status.status === null && status.isTroubled) return <UnknownStatus status={status} />;
  if (status.status !== null) return <NotYetPaid facts={facts} status={status} />;
  return <Loading isLoading skeleton={<Skeleton height="24rem" css={styles.root} />} />;
}

/**
 * The success page of a purchase, shown only after the server has confirmed that the order is paid (contract E-81). Amounts in
 * the address are ignored.
 */
export function OrderSuccess() {
  const [search] = useSearchParams();
  const orderNo = search.get('orderId') ?? search.get('out_trade_no') ?? '';
  return /^\w{1,64}$/.test(orderNo) ? <OrderOf key={orderNo} orderNo={orderNo} /> : <BadOrder />;
}
