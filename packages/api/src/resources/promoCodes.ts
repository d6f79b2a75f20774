import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const PromoCodeSchema = v.object({
  id: read.id,
  code: read.key,
  /** Null for a code that never expires. */
  expired_at: read.instant,
  /** Yuan for the inviting member. */
  invite_user_reward: read.int,
  /** The discount in yuan. */
  invited_user_reward: read.int,
});

/** A promo code (contract E-72). */
export type PromoCode = v.InferOutput<typeof PromoCodeSchema>;

const PromoCodeCheckSchema = v.object({
  /** Whether this member can use the code now. */
  can_use: read.flag,
  /** Null when there is no such code. */
  promo_code: read.maybe(PromoCodeSchema),
});

/** Whether a promo code can be used (contract E-72). */
export type PromoCodeCheck = v.InferOutput<typeof PromoCodeCheckSchema>;

/** Checks a promo code for the member. */
export const getPromoCodeCheck = endpoint({
  name: 'getPromoCodeCheck',
  method: 'GET',
  path: '/api/v2/promoCode/{code}/check',
  auth: 'required',
  params: v.object({ code: v.string() }),
  reply: PromoCodeCheckSchema,
  source: 'E-72',
});

/** Fetches a promo code, expired ones too; null when there is no such code. */
export const getPromoCode = endpoint({
  name: 'getPromoCode',
  method: 'GET',
  path: '/api/v2/promoCode/{code}',
  auth: 'none',
  params: v.object({ code: v.string() }),
  reply: read.maybe(PromoCodeSchema),
  source: 'E-73',
});
