import { isRecord } from '../contract/read.ts';

/** The call that every server answers, and that no other website does. */
const CONFIG = '/api/v2/other/config';

/** What stands at an address. */
export interface FoundApi {
  /** Where the API is; the address as it was given where none was found. */
  api: string;
  isFound: boolean;
  /** What to tell whoever gave the address; '' where it is the API. */
  remark: string;
}

/** How to ask. */
export interface FindApiOptions {
  /** Milliseconds that a call may take. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** What a body is: the config of a school, another envelope, or none. */
function kindOf(text: string): 'config' | 'envelope' | 'other' {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !('code' in value)) return 'other';
    return Number(value['code']) === 0 && isRecord(value['data']) ? 'config' : 'envelope';
  } catch {
    return 'other';
  }
}

interface Answer {
  kind: 'config' | 'envelope' | 'other' | 'none';
  /** For people. */
  words: string;
}

async function ask(
  api: string,
  { timeoutMs = 5000, fetch = globalThis.fetch }: FindApiOptions,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: 'application/json' };
  try {
    const response = await fetch(api + CONFIG, { redirect: 'manual', headers, signal });
    const kind = kindOf(await response.text());
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    const to = response.headers.get('location');
    const more = to ? ` to ${to}` : type && ` with ${type}`;
    return { kind, words: `answers HTTP ${response.status}${more}` };
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    const { code, message }: { code?: unknown; message?: unknown } = Object(cause);
    return { kind: 'none', words: `cannot be reached (${String(code ?? message ?? cause)})` };
  }
}

/**
 * Finds the API at an address that somebody has typed: there, or below `/api`, where MeEdu's PC site passes it on.
 *
 * @param given Address without a slash at its end.
 */
export async function findApi(given: string, options: FindApiOptions = {}): Promise<FoundApi> {
  const { kind, words } = await ask(given, options);
  const there = { api: given, isFound: true, remark: '' };
  if (kind === 'config') return there;
  if (kind === 'none') return { ...there, isFound: false, remark: `${given} ${words}` };
  const below = `${given}/api`;
  if ((await ask(below, options)).kind === 'config')
    return {
      api: below,
      isFound: true,
      remark: `${given} is no API of MeEdu, ${below} is: that one is asked`,
    };
  // A school in trouble says so itself.
  if (kind === 'envelope') return there;
  const hint =
    "MeEdu's API has an address of its own (port 8000 of its compose.yml), or is below /api of its PC site; neither is here";
  return { api: given, isFound: false, remark: `${given} ${words}. ${hint}` };
}
