import { ApiError } from './ApiError.ts';

/** Why a call failed, as far as a page cares. */
export type ErrorReason =
  'offline' | 'timeout' | 'server' | 'gone' | 'refused' | 'rateLimited' | 'malformed' | 'unknown';

/** What to tell the reader about an error. */
export interface ErrorDescription {
  reason: ErrorReason;
  /** Chinese text, never empty. */
  message: string;
}

const TEXT: Record<Exclude<ErrorReason, 'refused'>, string> = {
  offline: '当前无网络，请检查网络连接',
  timeout: '请求超时，请重试',
  server: '服务开小差了，请稍后重试',
  gone: '内容不存在或已下架',
  rateLimited: '请稍后再试',
  malformed: '服务开小差了，请稍后重试',
  unknown: '出错了，请重试',
};

const UNAUTHORIZED_TEXT = '请重新登录';
const OTHER_SESSION_TEXT = '您已在其他页面切换账号，操作未提交';

// The server's word for any fault of its own: true but of no help to a reader.
const SERVER_FAULT_TEXT = '错误';

function describe(reason: Exclude<ErrorReason, 'refused'>): ErrorDescription {
  return { reason, message: TEXT[reason] };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function describeAnswer(error: ApiError): ErrorDescription {
  if (error.isUnauthorized) return { reason: 'refused', message: UNAUTHORIZED_TEXT };
  if (error.isNotFound) return describe('gone');
  const code = error.code ?? error.status ?? 0;
  if (code === 429) return describe('rateLimited');
  if (error.kind !== 'envelope') return describe('server');
  if (error.code === 503 && error.message !== '')
    return { reason: 'server', message: error.message };
  if (code >= 500 || error.message === '' || error.message === SERVER_FAULT_TEXT) {
    return describe('server');
  }
  return { reason: 'refused', message: error.message };
}

/**
 * Words for an error. The server's own message is given only where it is meant for people; an
 * empty message and faults inside the server get the general text. A connection that fails while
 * the device is online counts as the server's.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) return describe('unknown');
  switch (error.kind) {
    case 'network':
      return describe(isOffline() ? 'offline' : 'server');
    case 'timeout':
      return describe(isOffline() ? 'offline' : 'timeout');
    case 'parse':
      return describe('malformed');
    case 'aborted':
      return describe('unknown');
    case 'session':
      return { reason: 'refused', message: OTHER_SESSION_TEXT };
    case 'http':
    case 'envelope':
      return describeAnswer(error);
  }
}
