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
 * Whether a checkout shows the promo code field: the switch is on, or set neither in `/env.js` nor in `config_func`, and the
 * server is not known to lack the check. Its list of add-ons is not a reliable sign (ADR 19).
 */
export function offersCodes(
  config: Pick<Config, 'config_func'> | null,
  { promoCode }: Pick<ConfigFunc, 'promoCode'>,
  isLacking: boolean,
): boolean {
  const named = readEnv().features.promoCode ?? config?.config_func?.['promoCode'];
  return !isLacking && (promoCode || named === undefined);
}

/** Returns {@link offersCodes} with the current config and switches. */
export function useOffersCodes(): boolean {
  const config = useSystem((state) => state.config);
  const configFunc = useSystem((state) => state.configFunc);
  return offersCodes(config, configFunc, useLacks(getPromoCodeCheck));
}

/**
 * Whether an error of the check means that the server lacks it: the call answers unknown codes as well (contract E-72), so a 404
 * cannot refer to the code. A web page in place of a reply does not count once the check has answered before.
 */
function meansNoCheck(error: ApiError): boolean {
  return error.isWebPage ? !system.configFunc.promoCode : error.isNotFound && error.code !== 1;
}

/**
 * Requests whether the member can use a promo code. The first answer turns the switch on; where the server lacks the check, that
 * is recorded, and it is not called again. Rejects when the server cannot be reached or lacks the check.
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
