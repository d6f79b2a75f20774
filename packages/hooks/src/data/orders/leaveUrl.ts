import type { PaymentScene } from '@qinghe/api/resources/payments';
import { cashierUrl, payRedirectUrl } from '@qinghe/api/resources/redirects';
import { readEnv } from '../../env/index.ts';
import { system } from '../../stores/system/index.ts';
import { safeHref } from '../../url/index.ts';
import { tokenForAddress } from '../client/index.ts';

/** Absolute addresses that a payment page returns to: after payment, and after cancelling. */
export interface WayBack {
  paid: string;
  cancelled: string;
}

/** Payment methods that redirect to a page outside of this site (contract E-77). */
export type RedirectPayment = 'alipay' | 'wechat-jsapi';

/** Whether a payment method redirects to a page outside of this site. */
export function isRedirectPayment(payment: string): payment is RedirectPayment {
  return payment === 'alipay' || payment === 'wechat-jsapi';
}

/**
 * Returns the address of Alipay's or WeChat's payment page. It contains the token, so build it only for the redirect and store or
 * show it nowhere.
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

/** Returns the cashier's page with the return addresses (contract E-83); null when its address is not safe to open. */
export function cashierPageUrl(payUrl: string, back: WayBack): string | null {
  const href = safeHref(payUrl);
  return href && cashierUrl(href, { s_url: back.paid, f_url: back.cancelled });
}
