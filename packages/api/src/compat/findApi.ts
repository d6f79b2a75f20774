import { isRecord } from '../contract/read.ts';

/** A call that every MeEdu server answers and no other website does. */
const CONFIG = '/api/v2/other/config';

/** Result of looking for the API at an address. */
export interface FoundApi {
  /** Address of the API; the given address where no API was found. */
  api: string;
  isFound: boolean;
  /** Message for the person who gave the address; '' where that address is the API. */
  remark: string;
}

/** Options of {@link findApi}. */
export interface FindApiOptions {
  /** Timeout of each call in milliseconds. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Classifies a response body: the config of a school, another envelope, or anything else. */
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
  /** The result as text for people. */
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
 * Looks for the API at a given address, or below its `/api`, from where MeEdu's PC site proxies to it.
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
  // An error envelope comes from the API as well; the later calls report that error.
  if (kind === 'envelope') return there;
  const hint =
    "MeEdu's API has an address of its own (port 8000 of its compose.yml), or is below /api of its PC site; neither is here";
  return { api: given, isFound: false, remark: `${given} ${words}. ${hint}` };
}
