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
const OTHER_SESSION_TEXT = '你已在其他页面切换账号，操作未提交';

// The server's word for any fault of its own.
const SERVER_FAULT_TEXT = '错误';

/** Markup, traces, SQL, and what Laravel says by itself where nobody has written a message. */
const TECHNICAL =
  /<[a-z!/][^>]*>|SQLSTATE|exception\b|\.php\b|\bat .+:\d+:\d|No query results|is not supported for|^(server error|service unavailable|too many \w+|not found|forbidden)\.?$/i;

/** The longest message for people, in characters; a dump is longer. */
const MOST = 200;

function describe(reason: Exclude<ErrorReason, 'refused'>): ErrorDescription {
  return { reason, message: TEXT[reason] };
}

/** The server's message, or '' where it has none for people. */
function messageOf({ kind, message }: ApiError): string {
  const isText = message.trim() !== '' && message.length <= MOST && !TECHNICAL.test(message);
  // Without an envelope only Chinese was written by the school.
  return isText && (kind === 'envelope' || /\p{Script=Han}/u.test(message)) ? message : '';
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function reasonOf(error: ApiError, message: string): ErrorReason {
  if (error.isNotFound) return 'gone';
  const code = error.code ?? error.status ?? 0;
  if (code === 429) return 'rateLimited';
  const isFault = message === '' || message === SERVER_FAULT_TEXT;
  return error.kind !== 'envelope' || code >= 500 || isFault ? 'server' : 'refused';
}

function describeAnswer(error: ApiError): ErrorDescription {
  if (error.isUnauthorized) return { reason: 'refused', message: UNAUTHORIZED_TEXT };
  const message = messageOf(error);
  const reason = reasonOf(error, message);
  return reason === 'refused' || message ? { reason, message } : describe(reason);
}

/**
 * Words for an error. What the server says is shown as it is, whatever its code (spec §8), but for a
 * 401. Own words stand in where it says nothing, and where what it says was not written for people:
 * markup, stack traces and SQL, Laravel's bare English such as `Server Error`, more than 200
 * characters, and without an envelope anything but Chinese. A connection that fails while the device
 * is online counts as the server's.
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
    case 'absent':
      return describe('gone');
    case 'session':
      return { reason: 'refused', message: OTHER_SESSION_TEXT };
    case 'http':
    case 'envelope':
      return describeAnswer(error);
  }
}
