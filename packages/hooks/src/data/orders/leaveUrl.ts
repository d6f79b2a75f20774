import type { PaymentScene } from '@qinghe/api/resources/payments';
import { cashierUrl, payRedirectUrl } from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { system } from '../../stores/system/index.ts';
import { safeHref } from '../../url/index.ts';
import { tokenForAddress } from '../client/index.ts';

/** Absolute addresses that a payment page leads back to: after paying, and after giving up. */
export interface WayBack {
  paid: string;
  cancelled: string;
}

/** Ways to pay on a page of their own (contract E-77). */
export type RedirectPayment = 'alipay' | 'wechat-jsapi';

/** Whether a way to pay leaves this site. */
export function isRedirectPayment(payment: string): payment is RedirectPayment {
  return payment === 'alipay' || payment === 'wechat-jsapi';
}

/**
 * The address of Alipay's or WeChat's payment page. It carries the token, so build it only for the
 * jump and put it nowhere else.
 *
 * @throws {ApiError} Of kind `session` when another tab has logged in as somebody else.
 */
export function paymentPageUrl(
  orderNo: string,
  payment: RedirectPayment,
  payment_scene: PaymentScene,
  back: WayBack,
): string {
  const base = system.config?.url || readEnv().apiUrl || window.location.origin;
  return payRedirectUrl(base, {
    order_id: orderNo,
    payment,
    payment_scene,
    token: tokenForAddress(base),
    s_url: back.paid,
    f_url: back.cancelled,
  });
}

/** The cashier's page with the way back (contract E-83); null when its address is not safe to open. */
export function cashierPageUrl(payUrl: string, back: WayBack): string | null {
  const href = safeHref(payUrl);
  return href && cashierUrl(href, { s_url: back.paid, f_url: back.cancelled });
}
