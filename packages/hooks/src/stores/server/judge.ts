import { subscribe } from 'valtio';
import {
  ApiError,
  isVagueError,
  mayLack,
  meaningOfVague,
  missingOf,
  type Missing,
} from '@qinghe/api/client';
import type { Endpoint } from '@qinghe/api/contract/endpoint';
import { system } from '../system/state.ts';
import { noteLacking, noteNotFound } from './learn.ts';
import { hasCall, readRecord, sinceNow } from './record.ts';

/**
 * Returns system config once its loading has ended; null where that failed or was never begun. A host that answers the config
 * call is a school's API, and not a proxy that answers 404 to every address.
 */
async function settledConfig() {
  if (system.status === 'loading')
    await new Promise<void>((resolve) => {
      const stop = subscribe(system, () => {
        if (system.status === 'loading') return;
        stop();
        resolve();
      });
    });
  return system.config;
}

/**
 * Returns what a vague error says is missing, or null where there is evidence against it: the call has succeeded before, or
 * the server has an explicit "not found". Only 4.9.6, recognised by its lack of a VIP agreement, has none (contract 0.3).
 */
async function missingByVague(endpoint: Endpoint, error: ApiError): Promise<Missing | null> {
  const meaning = meaningOfVague(endpoint);
  if (meaning === 'call' && hasCall(endpoint.path)) return null;
  const config = await settledConfig();
  const isBelieved = error.isWebPage ? config !== null : config?.vip_protocol === '';
  return isBelieved && (error.isWebPage || !readRecord().saysNotFound) ? meaning : null;
}

/**
 * Whether a call is a member's action, such as paying: it is sent on each press, and a proxy's 404 must not disable it for a day.
 */
const isDeed = ({ method, auth }: Endpoint): boolean => method !== 'GET' && auth === 'required';

/**
 * Returns the error with `missing` set to what the server lacks. A missing call is recorded, so that it is not sent again. Loaded
 * on demand, since most visits meet no such error.
 */
export async function judge(endpoint: Endpoint, error: ApiError): Promise<ApiError> {
  if (error.code === 404) noteNotFound();
  const missing = isVagueError(endpoint, error)
    ? await missingByVague(endpoint, error)
    : missingOf(endpoint, error);
  if (missing === null) return error;
  const isCurrent = sinceNow();
  if (missing === 'call' && mayLack(endpoint) && !isDeed(endpoint))
    void settledConfig().then((config) => config && isCurrent() && noteLacking(endpoint.path));
  const { kind, url, message, code, status } = error;
  return new ApiError({ kind, url, message, code, status, missing, cause: error });
}
