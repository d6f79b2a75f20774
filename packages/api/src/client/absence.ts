import type { Endpoint } from '../contract/endpoint.ts';
import type { ApiError, Missing } from './ApiError.ts';
import { mayLack, VAGUE } from './mayLack.ts';

const namesRow = ({ path }: Endpoint): boolean => path.includes('{');

/** Whether an error may mean that something is not there, and may as well be any fault of the server. */
export function isVagueError(
  endpoint: Endpoint,
  { code, message, isWebPage }: Pick<ApiError, 'code' | 'message' | 'isWebPage'>,
): boolean {
  if (isWebPage) return mayLack(endpoint) && !namesRow(endpoint);
  const isReading = endpoint.method === 'GET' && (namesRow(endpoint) || mayLack(endpoint));
  return isReading && code === 1 && message === VAGUE;
}

/**
 * What an error says is not there, however the server says it (contract 1.2): `404 路由不存在`, `404 资源不存在`, and on
 * generation A below `/api/v3` HTTP 404 with an empty message or with `No query results`. Null where it says nothing of
 * the kind; for a vague error ask `meaningOfVague`.
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

/** What a vague error means on a server that has no other word for it: the row of a call that names one, else the call. */
export function meaningOfVague(endpoint: Endpoint): Missing {
  return namesRow(endpoint) ? 'row' : 'call';
}
