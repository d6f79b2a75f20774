import { getPayments } from '@qinghe/api/resources/payments';
import type { Payment, PaymentScene } from '@qinghe/api/resources/payments';
import { isNotFound, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** The ways to pay that a server offers; a cashier asks for them itself. */
export type Payments = { kind: 'list'; payments: Payment[] } | { kind: 'cashier' };

const CASHIER: Payments = { kind: 'cashier' };

/** Ways to pay that this front end knows how to start, in its order (contract E-76). */
const KNOWN = ['wechat', 'alipay', 'wechat-jsapi', 'handPay'];

/** Where the browser pays: inside WeChat, on a phone, or at a desk (contract E-76). */
export function paymentScene(isMobileSite: boolean, userAgent: string): PaymentScene {
  if (!isMobileSite) return 'pc';
  return /micromessenger/i.test(userAgent) ? 'wechat' : 'h5';
}

/**
 * The ways to pay (contract E-76). Servers of generation C do not know the call, which is how they
 * are told apart: there the unified cashier takes the money (contract E-82).
 */
export function usePayments(scene: PaymentScene): DerivedQuery<Payments> {
  const query = useEndpoint(getPayments, { scene }, { shouldRetryOnError: false });
  const { data, error, isLoading, isRetrying, mutate } = query;
  const hasCashier = isNotFound(error);
  return {
    data: hasCashier
      ? CASHIER
      : data && {
          kind: 'list',
          payments: KNOWN.flatMap((known) => data.filter(({ sign }) => sign === known)),
        },
    error: hasCashier ? undefined : error,
    isLoading,
    isRetrying,
    mutate: () => mutate(),
  };
}
