import { css } from '@emotion/react';
import { useId } from 'react';
import type { Payments } from '@qinghe/hooks/data/orders';
import type { DerivedQuery } from '@qinghe/hooks/data/swr';
import { RadioCards } from '@qinghe/ui/components/RadioCards';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { text } from '@qinghe/ui/styles/text';
import { LoadError } from '@qinghe/features/states/StatusPages';
import { card } from '../../OrderParts/index.ts';
import * as styles from '../OrderConfirm.styles.ts';

// Servers of A and B send logos with the provider's name, three times as wide as high.
const wholeIcon = css({ objectFit: 'contain' });

/** Sign of the bank transfer, whose name does not say what happens next. */
const TRANSFER = 'handPay';

export interface PaymentChoiceProps {
  query: DerivedQuery<Payments>;
  /** Sign of the chosen payment method. */
  value: string | undefined;
  onChange: (sign: string) => void;
}

/** Choice of the payment method; renders nothing where the cashier page asks for it. */
export function PaymentChoice({ query, value, onChange }: PaymentChoiceProps) {
  const { data, error, isRetrying, mutate } = query;
  const note = useId();
  if (data?.kind === 'cashier') return null;
  return (
    <section css={card} aria-labelledby="order-payment">
      <h2 id="order-payment" css={[text.title, styles.heading, styles.hiddenOnH5]}>
        支付方式
      </h2>
      {data ? (
        data.payments.length > 0 ? (
          <>
            <RadioCards
              css={styles.payments}
              label="支付方式"
              aria-describedby={value === TRANSFER ? note : undefined}
              value={value}
              onChange={onChange}
              items={data.payments.map(({ sign, name, icon }) => ({
                value: sign,
                label: name,
                icon: icon && <img css={wholeIcon} src={icon} alt="" width={28} height={28} />,
              }))}
            />
            {value === TRANSFER && (
              <p id={note} css={[text.caption, styles.paymentNote]}>
                提交后会显示转账信息。转账之后，学堂确认收款就会开通。
              </p>
            )}
          </>
        ) : (
          <p css={[text.body, styles.emptyPayments]}>暂无可用的支付方式，请联系客服</p>
        )
      ) : error ? (
        <LoadError
          variant="inline"
          title="支付方式加载失败"
          error={error}
          isRetrying={isRetrying}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton height="4.125rem" />
      )}
    </section>
  );
}
