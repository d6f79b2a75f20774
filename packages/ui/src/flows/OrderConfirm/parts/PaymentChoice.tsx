import type { Payments } from '@qinghe/hooks/data/orders';
import type { DerivedQuery } from '@qinghe/hooks/data/swr';
import { RadioCards } from '../../../components/RadioCards/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { text } from '../../../styles/text.ts';
import { card } from '../../OrderParts/index.ts';
import { LoadError } from '../../StatusPages/index.ts';
import * as styles from '../OrderConfirm.styles.ts';

export interface PaymentChoiceProps {
  query: DerivedQuery<Payments>;
  /** Sign of the chosen way to pay. */
  value: string | undefined;
  onChange: (sign: string) => void;
}

/** The ways to pay; nothing where the cashier asks for them itself. */
export function PaymentChoice({ query, value, onChange }: PaymentChoiceProps) {
  const { data, error, isRetrying, mutate } = query;
  if (data?.kind === 'cashier') return null;
  return (
    <section css={card} aria-labelledby="order-payment">
      <h2 id="order-payment" css={[text.title, styles.heading, styles.hiddenOnH5]}>
        支付方式
      </h2>
      {data ? (
        data.payments.length > 0 ? (
          <RadioCards
            label="支付方式"
            value={value}
            onChange={onChange}
            items={data.payments.map(({ sign, name, icon }) => ({
              value: sign,
              label: name,
              icon: icon && <img src={icon} alt="" width={28} height={28} />,
            }))}
          />
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
