import { useEffect, useState } from 'react';
import { ORDER_STATUS } from '@qinghe/api/resources/orders';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import {
  cashierPageUrl,
  changeOrder,
  isRedirectPayment,
  paymentPageUrl,
  paymentScene,
  useOrderStatus,
  usePlacedOrder,
  type OrderFacts,
  type OrderRecord,
  type OrderStatus,
} from '@qinghe/hooks/data/orders';
import { readEnv } from '@qinghe/hooks/env';
import { useSession } from '@qinghe/hooks/stores/session';
import { paths, type Site } from '@qinghe/hooks/url';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { toast } from '@qinghe/ui/components/Toast';
import { text } from '@qinghe/ui/styles/text';
import { useHref, useNavigate, useSearchParams } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { TextButton } from '@qinghe/features/states/TextButton';
import { askWhetherPaid, BadOrder, deadlineOf, useNow, useTellPaid } from '../OrderParts/index.ts';
import { OrderEnded, orderAgainHref } from './OrderEnded.tsx';
import * as styles from './OrderPay.styles.ts';
import { outside } from './outside.ts';
import { LeaveSide } from './parts/LeaveSide.tsx';
import { MethodSide } from './parts/MethodSide.tsx';
import { PayFacts } from './parts/PayFacts.tsx';
import { QrSide } from './parts/QrSide.tsx';
import { StatusLine } from './parts/StatusLine.tsx';
import { TransferSide } from './parts/TransferSide.tsx';
import { WechatSide } from './parts/WechatSide.tsx';
import { UnknownStatus } from './UnknownStatus.tsx';

const TITLES = new Map([
  ['wechat', '微信支付'],
  ['wechat-jsapi', '微信支付'],
  ['alipay', '支付宝'],
  ['handPay', '线下转账'],
]);

function titleOf(method: string, site: Site): string {
  if (method === 'cashier') return site === 'mobile' ? '支付订单' : '扫码支付';
  return TITLES.get(method) ?? '选择支付方式';
}

/** Returns how an order is paid: `cashier` on newer servers, the sign of a listed method, or empty if none is chosen yet. */
function methodOf(record: OrderRecord | null, payment: string | null): string {
  if (record?.payUrl) return 'cashier';
  return payment ?? record?.payment ?? '';
}

/** Returns the link back to the goods of an order. It does not cancel the order: no endpoint does that. */
function wayBack({ type, goodsId }: OrderFacts): [href: string, words: string] {
  if (type === 'vod' && goodsId > 0) return [paths.course(goodsId), '返回课程'];
  if (type === 'activate' && goodsId > 0) return [paths.activity(goodsId), '返回活动'];
  return type === 'role' ? [paths.vip(), '返回会员'] : [paths.memberOrders(), '返回我的订单'];
}

export interface OrderPayProps {
  site: Site;
}

interface PayingProps extends OrderPayProps {
  userId: number;
  facts: OrderFacts;
  record: OrderRecord | null;
  status: OrderStatus;
}

function Paying({ site, userId, facts, record, status }: PayingProps) {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const { orderNo } = facts;
  const payment = search.get('payment');
  const method = methodOf(record, payment);
  const scene = paymentScene(site === 'mobile', navigator.userAgent);
  const orderHref = orderAgainHref(facts);
  const deadline = deadlineOf(facts, method === 'cashier');
  const isOver = deadline !== null && deadline <= now;
  const back = {
    paid: window.location.origin + useHref(paths.orderSuccess(orderNo)),
    cancelled: window.location.origin + useHref(paths.orderPay({ orderId: orderNo })),
  };
  const choose = (next: string | null) => {
    const changed = new URLSearchParams(search);
    if (next === null) changed.delete('payment');
    else changed.set('payment', next);
    if (next === null) changeOrder(orderNo, { payment: '', hasLeft: false });
    setSearch(changed, { replace: true });
  };
  const leaveFor = (address: () => string | null) => {
    try {
      const url = address();
      if (url === null) return;
      changeOrder(orderNo, { hasLeft: true });
      outside.go(url);
    } catch (error) {
      showError(error);
    }
  };
  const isFirstTime = record !== null && !record.hasLeft;

  const side = () => {
    if (method === 'cashier' && record) {
      if (site === 'mobile')
        return (
          <LeaveSide
            buttonText="去支付"
            canLeave={!isOver}
            isFirstTime={isFirstTime}
            onLeave={() => leaveFor(() => cashierPageUrl(record.payUrl, back))}
            orderHref={orderHref}
          />
        );
      return (
        <QrSide
          code={record.payUrl}
          lead="请使用支付宝或微信扫码支付"
          renewHref={isOver ? orderHref : null}
        />
      );
    }
    if (method === 'wechat')
      return (
        <WechatSide
          userId={userId}
          orderNo={orderNo}
          renewHref={isOver ? orderHref : null}
          orderHref={orderHref}
        />
      );
    if (method === 'handPay') return <TransferSide orderNo={orderNo} />;
    if (isRedirectPayment(method))
      return (
        <LeaveSide
          buttonText={method === 'alipay' ? '去支付宝支付' : '去微信支付'}
          canLeave={status.status === ORDER_STATUS.unpaid}
          isFirstTime={isFirstTime}
          onLeave={() => leaveFor(() => paymentPageUrl(orderNo, method, scene, back))}
          orderHref={orderHref}
        />
      );
    return <MethodSide scene={scene} orderHref={orderHref} onChoose={(chosen) => choose(chosen)} />;
  };

  const canChange = method !== '' && method !== 'cashier' && status.status === ORDER_STATUS.unpaid;
  const [couldChange, setCouldChange] = useState(canChange);
  if (canChange && !couldChange) setCouldChange(true);
  const { phone } = readEnv().footer;
  const [backHref, backWords] = wayBack(facts);
  return (
    <div css={styles.root}>
      <section css={styles.panel} aria-label="支付">
        <PayFacts
          title={titleOf(method, site)}
          isWechat={method.startsWith('wechat')}
          facts={facts}
          deadline={isOver ? null : deadline}
        >
          {method !== '' && (
            <Button
              variant="soft"
              isLoading={status.isAsking}
              loadingText="查询中"
              onClick={() => void askWhetherPaid(status)}
            >
              已完成支付
            </Button>
          )}
          <ButtonLink variant="ghost" href={backHref}>
            {backWords}
          </ButtonLink>
          {couldChange && method !== '' && (
            <TextButton look="plain" css={!canChange && styles.gone} onClick={() => choose(null)}>
              换一种方式
            </TextButton>
          )}
        </PayFacts>
        <div css={styles.side}>
          {side()}
          {method !== '' && !isOver && <StatusLine status={status} />}
        </div>
      </section>
      {phone && <p css={[text.label, styles.help]}>付款遇到问题？请致电 {phone}</p>}
    </div>
  );
}

function PaySkeleton() {
  return (
    <div css={styles.root}>
      <Skeleton height="28rem" />
    </div>
  );
}

function OrderOf({ site, orderNo }: OrderPayProps & { orderNo: string }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const member = useMemberStatus();
  const { facts, record, isLoading } = usePlacedOrder(orderNo);
  const status = useOrderStatus(orderNo);
  const isPaid = useTellPaid(orderNo, status.status);
  useEffect(() => {
    if (!isPaid) return;
    toast.success('已成功支付');
    void navigate(paths.orderSuccess(orderNo), { replace: true });
  }, [isPaid, navigate, orderNo]);

  if (status.error) return <BadOrder />;
  if (!user && member.error) return <LoadError error={member.error} onRetry={member.retry} />;
  if (status.status === null && status.isTroubled) return <UnknownStatus status={status} />;
  if (status.status === ORDER_STATUS.cancelled && !isLoading) return <OrderEnded facts={facts} />;
  const isReady = user !== null && !isLoading && status.status !== null && !isPaid;
  return (
    <Loading isLoading={!isReady} skeleton={<PaySkeleton />}>
      {user && (
        <Paying site={site} userId={user.id} facts={facts} record={record} status={status} />
      )}
    </Loading>
  );
}

/** The payment page: how to pay an order, and whether it is paid (contract 4.9). */
export function OrderPay({ site }: OrderPayProps) {
  const [search] = useSearchParams();
  const orderNo = search.get('orderId') ?? '';
  return /^\w{1,64}$/.test(orderNo) ? (
    <OrderOf key={orderNo} site={site} orderNo={orderNo} />
  ) : (
    <BadOrder />
  );
}
