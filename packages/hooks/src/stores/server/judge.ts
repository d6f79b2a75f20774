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
 * System config, once it is there; null where it has failed or nobody asks for it. A host that answers its config is a
 * school's API, and not a proxy that knows no address at all.
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
 * A vague error counts only where nothing speaks against it: the call has never answered, and its server knows no other
 * word. That is 4.9.6, which has no VIP agreement (contract 0.3).
 */
async function missingByVague(endpoint: Endpoint, error: ApiError): Promise<Missing | null> {
  const meaning = meaningOfVague(endpoint);
  if (meaning === 'call' && hasCall(endpoint.path)) return null;
  const config = await settledConfig();
  const isBelieved = error.isWebPage ? config !== null : config?.vip_protocol === '';
  return isBelieved && (error.isWebPage || !readRecord().saysNotFound) ? meaning : null;
}

/** What a member does, such as paying: it is asked for by a press each time, and a proxy's 404 must not take it away for a day. */
const isDeed = ({ method, auth }: Endpoint): boolean => method !== 'GET' && auth === 'required';

/**
 * The error with what it says is not there. What the server lacks is noted, so that it is not asked for again. Comes late:
 * most visits meet no such error.
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
