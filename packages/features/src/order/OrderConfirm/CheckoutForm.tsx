import { useEffect, useState } from 'react';
import { ApiError } from '@qinghe/api/client';
import type { Member } from '@qinghe/api/resources/member';
import {
  CheckoutChanged,
  paymentScene,
  summaryOf,
  useAfterPayment,
  useCheckout,
  useOffersCodes,
  usePayments,
  type CheckoutItem,
  type Goods,
  type PayWay,
} from '@qinghe/hooks/data/orders';
import { useIsOffline } from '@qinghe/hooks/offline';
import { useFeature } from '@qinghe/hooks/stores/system';
import { paths, type Site } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { useIsHere, useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { billed } from '@qinghe/ui/words';
import type { FactRow } from '../OrderParts/index.ts';
import { Agreement, useAgreement } from './parts/Agreement.tsx';
import { AttendeeFields } from './parts/AttendeeFields.tsx';
import { Frame } from './parts/Frame.tsx';
import { GoodsSection } from './parts/GoodsSection.tsx';
import { PaymentChoice } from './parts/PaymentChoice.tsx';
import { PromoCode } from './parts/PromoCode.tsx';
import { PRICE_LABELS, standingOf } from './standing.ts';
import { useAttendee } from './useAttendee.ts';

export interface CheckoutFormProps {
  site: Site;
  goods: Goods;
  member: Member;
  /** Fetches the goods again. */
  onReload: () => Promise<Goods | undefined>;
}

function itemOf(goods: Goods): CheckoutItem {
  return { type: goods.type, id: goods.id, price: summaryOf(goods).price };
}

/** Checkout of goods that can be bought: promo code, payment method, agreement, and the button that places the order. */
export function CheckoutForm({ site, goods, member, onReload }: CheckoutFormProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const hasCodes = useOffersCodes();
  const hasVip = useFeature('vip');
  const checkout = useCheckout();
  const attendee = useAttendee();
  const agreement = useAgreement(goods.type);
  const afterPayment = useAfterPayment();
  const isOffline = useIsOffline();
  const payments = usePayments(paymentScene(site === 'mobile', navigator.userAgent));
  const [chosen, setChosen] = useState<string>();
  const [isAgreed, setAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);

  const { open, draft, state } = checkout;
  const { type, id } = goods;
  const { name, thumb, price } = summaryOf(goods);
  useEffect(() => open({ type, id, price }), [open, type, id, price]);

  const payable = draft?.payable ?? price;
  const isActivity = type === 'activate';
  const list = payments.data?.kind === 'list' ? payments.data.payments : [];
  const payment = list.some(({ sign }) => sign === chosen) ? chosen : list[0]?.sign;
  const way: PayWay | null =
    payments.data?.kind === 'cashier'
      ? { kind: 'cashier' }
      : payments.data && (payment !== undefined || payable === 0)
        ? { kind: 'list', payment: payment ?? '' }
        : null;

  const freshItem = async (): Promise<CheckoutItem | null> => {
    const fresh = await onReload();
    if (!fresh) return null;
    const standing = standingOf(fresh, member, hasVip, Date.now());
    return standing.kind === 'order' ? itemOf(fresh) : null;
  };

  const submit = async () => {
    setChecked(true);
    if (isActivity && !attendee.check()) return;
    if (agreement && !isAgreed) {
      toast.error(`请同意《${agreement.name}》`);
      return;
    }
    if (!way) {
      toast.error('请选择支付方式');
      return;
    }
    try {
      const placed = await checkout.submit({
        context: {
          userId: member.id,
          name,
          thumb,
          way,
          attendee: isActivity
            ? { name: attendee.values.name.trim(), mobile: attendee.values.mobile.trim() }
            : null,
        },
        freshItem,
      });
      if (!placed) return;
      if (placed.isPaid) {
        afterPayment(placed.orderNo);
        toast.success('支付成功');
        if (isHere()) void navigate(paths.orderSuccess(placed.orderNo), { replace: true });
        return;
      }
      if (!isHere()) {
        toast.success('订单已提交，可在我的订单中支付');
        return;
      }
      if (placed.total !== payable) toast.error('应付金额有变化，请核对后再支付');
      void navigate(
        paths.orderPay({
          orderId: placed.orderNo,
          goodsType: type,
          goodsId: id,
          payment: way.kind === 'list' ? way.payment : undefined,
        }),
      );
    } catch (error) {
      if (error instanceof CheckoutChanged) {
        toast.error('订单内容有变化，请核对后重新提交');
        return;
      }
      showError(error);
      // A refusal may mean that the goods have already been bought elsewhere.
      if (error instanceof ApiError && error.kind === 'envelope') void onReload();
    }
  };

  const rows: FactRow[] = [{ label: PRICE_LABELS[type], value: billed(price) }];
  if (draft?.code)
    rows.push({ label: `优惠码 ${draft.code}`, value: billed(-draft.discount), isSaving: true });

  return (
    <Frame
      site={site}
      rows={rows}
      payable={payable}
      agreement={
        agreement && (
          <Agreement
            agreement={agreement}
            isTicked={isAgreed}
            isInvalid={isChecked}
            onChange={setAgreed}
          />
        )
      }
      submitText={isOffline ? '无网络，暂不能提交' : '提交订单'}
      isSubmitting={state.isSubmitting}
      isDisabled={isOffline || !payments.data}
      onSubmit={() => void submit()}
    >
      <GoodsSection goods={goods} />
      {isActivity && <AttendeeFields form={attendee} />}
      {(hasCodes || state.code.kind === 'applied') && price > 0 && (
        <PromoCode checkout={checkout} />
      )}
      {(payable > 0 || (payments.error && !payments.data)) && (
        <PaymentChoice query={payments} value={payment} onChange={setChosen} />
      )}
    </Frame>
  );
}
