import { useState } from 'react';
import type { PaymentScene } from '@qinghe/api/resources/payments';
import { usePayments } from '@qinghe/hooks/data/orders';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import { PaymentChoice } from '../../OrderConfirm/index.ts';
import * as styles from '../OrderPay.styles.ts';

export interface MethodSideProps {
  scene: PaymentScene;
  onChoose: (payment: string) => void;
  /** Page to place a new order. */
  orderHref: string;
}

/** Choice of the payment method for an order that was placed before. */
export function MethodSide({ scene, onChoose, orderHref }: MethodSideProps) {
  const query = usePayments(scene);
  const [chosen, setChosen] = useState<string>();
  const { data } = query;
  if (data?.kind === 'cashier')
    return (
      <div css={styles.choice}>
        <p css={text.body}>这笔订单要在下单的设备上支付</p>
        <ButtonLink variant="outline" href={orderHref}>
          重新下单
        </ButtonLink>
      </div>
    );
  const payment = chosen ?? data?.payments[0]?.sign;
  return (
    <div css={styles.choice}>
      <PaymentChoice query={query} value={payment} onChange={setChosen} />
      {payment !== undefined && (
        <Button size="lg" isBlock onClick={() => onChoose(payment)}>
          去支付
        </Button>
      )}
    </div>
  );
}
