import { getPromoCodeCheck } from '@qinghe/api/resources/promoCodes';
import { client } from '../client/index.ts';
import type { CodeAnswer } from './checkout.ts';

/**
 * Asks whether the member can use a promo code (contract E-72). Codes that start with u belong to
 * invitations where the switch `share` is on and are refused without asking (contract §6). Of a
 * refused code the server tells only whether it exists and until when it holds.
 */
export async function checkCode(code: string, hasShare: boolean): Promise<CodeAnswer> {
  if (hasShare && /^u/i.test(code)) return { kind: 'refused', reason: 'invitation' };
  const { can_use: canUse, promo_code: promo } = await client.send(getPromoCodeCheck, { code });
  if (canUse && promo)
    return { kind: 'usable', code: promo.code, discount: promo.invited_user_reward };
  if (!promo) return { kind: 'refused', reason: 'unknown' };
  const isExpired = promo.expired_at !== null && Date.parse(promo.expired_at) <= Date.now();
  return { kind: 'refused', reason: isExpired ? 'expired' : 'unusable' };
}
