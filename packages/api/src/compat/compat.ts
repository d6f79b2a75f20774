import * as v from 'valibot';
import { ApiError, mayLack } from '../client/index.ts';
import { VAGUE } from '../client/mayLack.ts';
import { decode } from '../client/decode.ts';
import { encode } from '../client/encode.ts';
import type { Endpoint, Generation } from '../contract/endpoint.ts';
import { endpoints } from '../conformance/endpoints.ts';
import { lostValues } from '../contract/lostValues.ts';
import { isRecord } from '../contract/read.ts';
import { postLoginPassword, postLogout } from '../resources/auth.ts';
import { listWriting, WITHOUT, type WritingCall } from './effects.ts';
import { findTyped, type Typed } from './links.ts';
import { AS_VISITOR, CHANGING, inOrder, INPUTS, NOT_MADE } from './plan.ts';

/**
 * Outcome of a call. `works`: the reply was read without loss; `refused`: the server rejected it with a reason;
 * `absent`: the server lacks the call, which is allowed; `missing`: the server lacks a call that it should have;
 * `different`: the reply has another shape; `failed`: no usable reply; `skipped`: the call was not made.
 */
export type Verdict =
  'works' | 'refused' | 'absent' | 'missing' | 'different' | 'failed' | 'skipped';

/** The result for one call that only reads. */
export interface Row {
  name: string;
  path: string;
  verdict: Verdict;
  note: string;
  /** How both sites behave with this result; '' where the call works or was not made. */
  site: string;
}

/** Result of checking a server. */
export interface Report {
  /** The server's generation, inferred from the calls it has and from its errors for those it lacks; null when unknown. */
  generation: Generation | null;
  /** The calls that only read. */
  rows: Row[];
  /** The calls that change something. */
  writing: WritingCall[];
  /** Addresses that the school has entered in links and frames. */
  typed: Typed;
  /** `h5_url` of the school's config; '' when not set. */
  h5Url: string;
}

/** Login of the member whose calls are checked. */
export interface Account {
  mobile: string;
  password: string;
}

/** Options of {@link checkServer}. */
export interface CompatOptions {
  /** Address of the API, such as `https://school.example`. */
  api: string;
  /** Without an account, calls that need a login are skipped. Side effects of its login: `LOGIN_CHANGES`. */
  account?: Account | undefined;
  /** Timeout of each call in milliseconds. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Verdicts that call for action by the school. */
export const BAD: ReadonlySet<Verdict> = new Set<Verdict>(['missing', 'different', 'failed']);

const isRouteWord = ({ code, message }: ApiError) => code === 404 && message === '路由不存在';
/** Whether an error means an unknown route (contract 1.2); generation A may report one like any other error instead. */
const isUnknownRoute = (error: ApiError) =>
  isRouteWord(error) || (error.code === null && error.status === 404);
const isVagueError = ({ code, message }: ApiError) => code === 1 && message === VAGUE;

/** How the sites behave when a call is missing or fails. */
const BROKEN = 'its part of the page says 加载失败, with a way to try again';

const SITE: Readonly<Record<Exclude<Verdict, 'absent'>, string>> = {
  works: '',
  skipped: '',
  refused: 'its part of the page says why, in the words of the server',
  different: 'what cannot be read stays empty, or its part of the page says 加载失败',
  missing: BROKEN,
  failed: BROKEN,
};

/** Verdict on one call, and what its error reveals about the server's generation. */
interface Outcome extends Pick<Row, 'verdict' | 'note'> {
  /** Which error message came: the explicit "unknown route" (`word`), or the one for every fault (`vague`). */
  says?: 'word' | 'vague';
}

function judgeError(endpoint: Endpoint, error: ApiError): Outcome {
  const says = isRouteWord(error) ? 'word' : isVagueError(error) ? 'vague' : undefined;
  const told: Pick<Outcome, 'says'> = says ? { says } : {};
  if (isUnknownRoute(error) || (says === 'vague' && mayLack(endpoint))) {
    const note = endpoint.generations ? `only in ${endpoint.generations.join(', ')}` : '';
    return mayLack(endpoint)
      ? { verdict: 'absent', note, ...told }
      : { verdict: 'missing', note: 'unknown route', ...told };
  }
  if (error.kind === 'envelope' && says !== 'vague')
    return { verdict: 'refused', note: `${error.code}: ${error.message || 'no reason'}`, ...told };
  return { verdict: 'failed', note: `${error.kind}: ${error.message}`, ...told };
}

/** Returns a function that makes one call and returns the reply as an app reads it, with the problems found in it. */
function createCaller({ api, timeoutMs = 15_000, fetch = globalThis.fetch }: CompatOptions) {
  const base = api.replace(/\/+$/, '');
  return async (endpoint: Endpoint, input: unknown, token: string | null) => {
    const { url, init } = encode(endpoint, input, base, token);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { ...init, signal })
      .then(async (response) => ({ status: response.status, body: await response.text() }))
      .catch((cause: unknown) => {
        const message = cause instanceof Error ? cause.message : '';
        throw new ApiError({ kind: 'network', url, message, cause });
      });
    const wire = decode(answer.body, answer.status, url, base);
    const read = v.safeParse(endpoint.reply, wire);
    const issues = (read.issues ?? []).map(
      (issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`,
    );
    return { reply: read.output, problems: [...issues, ...lostValues(wire, read.output)] };
  };
}

/** A call with its outcome. */
interface Made extends Outcome {
  endpoint: Endpoint;
}

/** Infers the generation: C where a call works that only C has, else A or B by the error message for absent calls. */
function generationOf(made: readonly Made[]): Generation | null {
  const works = (name: string) =>
    made.some(({ endpoint, verdict }) => endpoint.name === name && verdict === 'works');
  if (works('getDecorationBlocks') || works('getComments')) return 'C';
  const lacked = made.filter(({ verdict }) => verdict === 'absent');
  if (lacked.some(({ says }) => says === 'word')) return 'B';
  return lacked.some(({ says }) => says === 'vague') ? 'A' : null;
}

/** Builds the rows, turning `absent` into `missing` for calls that the inferred generation has (A and B both, if not C). */
function settle(made: readonly Made[], generation: Generation | null): Row[] {
  const kinds: readonly Generation[] = generation === 'C' ? ['C'] : ['A', 'B'];
  return made.map(({ endpoint: { name, path, generations }, verdict: first, note }) => {
    const isOwn = generations && kinds.every((kind) => generations.includes(kind));
    const verdict = first === 'absent' && isOwn ? 'missing' : first;
    const site = verdict === 'absent' ? (WITHOUT[name] ?? '') : SITE[verdict];
    return { name, path, verdict, note, site };
  });
}

/**
 * Makes every call of the contract that only reads against a server, with an account also the member's. Reports how each
 * reply was read, how the sites behave with it, and the state of the calls that change something. Sends only GET, and one
 * login with its logout when an account is given; GET calls that change something are not made. Rejects with an
 * {@link ApiError} when the login fails.
 */
export async function checkServer(options: CompatOptions): Promise<Report> {
  const call = createCaller(options);
  const login = options.account && (await call(postLoginPassword, options.account, null)).reply;
  const token = isRecord(login) && typeof login.token === 'string' ? login.token : null;
  const replies = new Map<string, unknown>();
  const all = endpoints.map(({ endpoint }) => endpoint);
  const isReading = ({ name, method }: Endpoint) => method === 'GET' && !CHANGING.has(name);

  async function check(endpoint: Endpoint): Promise<Outcome> {
    const { name, auth } = endpoint;
    const why = NOT_MADE[name] ?? (auth === 'required' && !token ? 'needs an account' : undefined);
    if (why !== undefined) return { verdict: 'skipped', note: why };
    const input = INPUTS[name]?.(replies, options.api) ?? {};
    if (Object.values(input).includes(undefined))
      return { verdict: 'skipped', note: 'there is nothing to look up' };
    try {
      const isVisitor = auth === 'none' || AS_VISITOR.has(name);
      const { reply, problems } = await call(endpoint, input, isVisitor ? null : token);
      replies.set(name, reply);
      return problems.length === 0
        ? { verdict: 'works', note: '' }
        : { verdict: 'different', note: problems.join('; ') };
    } catch (error) {
      if (error instanceof ApiError) return judgeError(endpoint, error);
      throw error;
    }
  }

  const made: Made[] = [];
  // One after the other, because some calls take their input from earlier replies.
  for (const endpoint of inOrder(all.filter(isReading)))
    made.push({ endpoint, ...(await check(endpoint)) });
  // The token must not outlive the check; an error of the logout is ignored.
  if (token !== null) await call(postLogout, {}, token).catch(() => undefined);

  const generation = generationOf(made);
  const session = token === null ? [] : [postLoginPassword.name, postLogout.name];
  const config = replies.get('getConfig');
  return {
    generation,
    rows: settle(made, generation),
    writing: listWriting(
      all.filter((endpoint) => !isReading(endpoint)),
      generation,
      new Set(session),
    ),
    typed: findTyped(replies),
    h5Url: isRecord(config) && typeof config.h5_url === 'string' ? config.h5_url : '',
  };
}
