import { ApiError } from '@qinghe/api/client';
import type { Config } from '@qinghe/api/resources/config';
import { getPromoCodeCheck } from '@qinghe/api/resources/promoCodes';
import { readEnv } from '../../env/index.ts';
import { learn, useLacks } from '../../stores/server/index.ts';
import { replaceConfigFunc, system, useSystem } from '../../stores/system/index.ts';
import type { ConfigFunc } from '../../stores/system/index.ts';
import { checkCode } from './checkCode.ts';
import type { CodeAnswer } from './checkout.ts';

/**
 * Whether a checkout takes promo codes: the switch is on, or the school does not name it, in `/env.js` or `config_func`,
 * and the server is not known to lack the check. Its add-ons do not tell (ADR 19).
 */
export function offersCodes(
  config: Pick<Config, 'config_func'> | null,
  { promoCode }: Pick<ConfigFunc, 'promoCode'>,
  isLacking: boolean,
): boolean {
  const named = readEnv().features.promoCode ?? config?.config_func?.['promoCode'];
  return !isLacking && (promoCode || named === undefined);
}

/** Whether a checkout takes promo codes, as far as is known. */
export function useOffersCodes(): boolean {
  const { config, configFunc } = useSystem();
  return offersCodes(config, configFunc, useLacks(getPromoCodeCheck));
}

/**
 * Whether an error of the check means that the server has none: it answers unknown codes as well (contract E-72), so no
 * row can be what is missing. What has answered before is not taken back for a web page in its place.
 */
function meansNoCheck(error: ApiError): boolean {
  return error.isWebPage ? !system.configFunc.promoCode : error.isNotFound && error.code !== 1;
}

/**
 * Asks whether the member can use a promo code. The first answer turns the switch on; where the server lacks the check,
 * that is noted, and it is not asked again. Rejects when the server cannot be asked.
 */
export async function askForCode(code: string): Promise<CodeAnswer> {
  try {
    const answer = await checkCode(code, system.configFunc.share);
    if (answer.kind === 'usable' || answer.reason !== 'invitation') {
      replaceConfigFunc({ ...system.configFunc, promoCode: true });
      await learn(({ noteServed }) => noteServed(getPromoCodeCheck.path));
    }
    return answer;
  } catch (error) {
    if (error instanceof ApiError && meansNoCheck(error))
      await learn(({ noteLacking }) => noteLacking(getPromoCodeCheck.path));
    throw error;
  }
}
