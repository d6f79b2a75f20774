import { getPayments } from '@qinghe/api/resources/payments';
import type { Payment, PaymentScene } from '@qinghe/api/resources/payments';
import { isNotFound, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** The payment methods that a server offers, or the unified cashier, which lets the member choose the method itself. */
export type Payments = { kind: 'list'; payments: Payment[] } | { kind: 'cashier' };

const CASHIER: Payments = { kind: 'cashier' };

/** Payment methods that this front end supports, in display order (contract E-76). */
const KNOWN = ['wechat', 'alipay', 'wechat-jsapi', 'handPay'];

/** Returns the environment of the payment: inside WeChat, on the mobile site, or on the desktop site (contract E-76). */
export function paymentScene(isMobileSite: boolean, userAgent: string): PaymentScene {
  if (!isMobileSite) return 'pc';
  return /micromessenger/i.test(userAgent) ? 'wechat' : 'h5';
}

/**
 * Loads the payment methods (contract E-76). Servers of generation C lack this call, which identifies them: there the payment is
 * made at the unified cashier (contract E-82).
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
