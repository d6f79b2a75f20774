import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError, Missing } from './ApiError.ts';
import { mayLack, VAGUE } from './mayLack.ts';

const namesRow = ({ path }: Endpoint): boolean => path.includes('{');

/** Whether an error may mean a missing row or call, but may as well be any other fault of the server. */
export function isVagueError(
  endpoint: Endpoint,
  { code, message, isWebPage }: Pick<ApiError, 'code' | 'message' | 'isWebPage'>,
): boolean {
  if (isWebPage) return mayLack(endpoint) && !namesRow(endpoint);
  const isReading = endpoint.method === 'GET' && (namesRow(endpoint) || mayLack(endpoint));
  return isReading && code === 1 && message === VAGUE;
}

/**
 * Returns what an error reports as missing, a call or a row, in any wording (contract 1.2): `404 路由不存在`,
 * `404 资源不存在`, and on generation A below `/api/v3` HTTP 404 with an empty message or with `No query results`. Null for
 * any other error; for a vague error use `meaningOfVague`.
 */
export function missingOf(
  endpoint: Endpoint,
  { code, status, message }: Pick<ApiError, 'code' | 'status' | 'message'>,
): Missing | null {
  const isByStatus = code === null && status === 404;
  if (code !== 404 && !isByStatus) return null;
  if (message === '路由不存在' || (isByStatus && message === '')) return 'call';
  if (message === '资源不存在' || message.startsWith('No query results')) return 'row';
  return namesRow(endpoint) ? 'row' : 'call';
}

/** Returns what a vague error means where the server has no clearer one: a missing row if the path names one, else the call. */
export function meaningOfVague(endpoint: Endpoint): Missing {
  return namesRow(endpoint) ? 'row' : 'call';
}
