/** What is not there: the call on this server, or the row that it names. */
export type Missing = 'call' | 'row';

/**
 * What went wrong with a call: `network` no answer, `timeout` no answer in time, `http` an HTTP
 * error without an envelope, `envelope` a refusal by the server, `parse` an answer that cannot be
 * read, `aborted` the caller gave up, `session` the call was not sent, because the session on the screen
 * is no longer the one in storage, `absent` the call was not sent, because the server is known to lack it.
 */
export type ApiErrorKind =
  'network' | 'timeout' | 'http' | 'envelope' | 'parse' | 'aborted' | 'session' | 'absent';

interface ApiErrorInit {
  kind: ApiErrorKind;
  url: string;
  message?: string;
  code?: number | null;
  status?: number | null;
  pendingStatus?: number | null;
  missing?: Missing | null;
  isWebPage?: boolean;
  retryAfter?: number | null;
  cause?: unknown;
}

const SUPPRESSED_MESSAGE = '请勿重复绑定';

/** The one error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code; null when there was no envelope or its code is an object. */
  readonly code: number | null;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  readonly url: string;
  /** The face check's status while it is pending (contract E-35), else null. */
  readonly pendingStatus: number | null;
  /** What is not there; null where the server did not say so. */
  readonly missing: Missing | null;
  /** Whether a web page came in place of an answer. */
  readonly isWebPage: boolean;
  /** Milliseconds that the server asks to wait for; null where it does not say. */
  retryAfter: number | null;

  /** `message` is the server's text for kind `envelope` (it may be empty) and, where it gave one, `http`; else a log line. */
  constructor(init: ApiErrorInit) {
    super(init.message ?? '', init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.url = init.url;
    this.code = init.code ?? null;
    this.status = init.status ?? null;
    this.pendingStatus = init.pendingStatus ?? null;
    this.missing = init.missing ?? null;
    this.isWebPage = init.isWebPage ?? false;
    this.retryAfter = init.retryAfter ?? null;
  }

  /** Whether the server refused the token, by envelope or by HTTP status. */
  get isUnauthorized(): boolean {
    return this.code === 401 || this.status === 401;
  }

  /** Whether the row or the call does not exist. */
  get isNotFound(): boolean {
    return (
      this.missing !== null || this.code === 404 || (this.code === null && this.status === 404)
    );
  }

  /**
   * Whether nobody should show this error: an aborted call, a pending face check, the suppressed
   * text, and every 401, which `onUnauthorized` announces once for all calls.
   */
  get silent(): boolean {
    return (
      this.kind === 'aborted' ||
      this.pendingStatus !== null ||
      this.isUnauthorized ||
      this.message === SUPPRESSED_MESSAGE
    );
  }
}
