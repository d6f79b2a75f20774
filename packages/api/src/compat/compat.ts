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
 * What became of a call: `works` it was read without loss; `refused` the server said why not;
 * `absent` this server has no such call, and need not; `missing` it should have it; `different` the
 * reply is shaped differently; `failed` no usable answer; `skipped` the call was not made.
 */
export type Verdict =
  'works' | 'refused' | 'absent' | 'missing' | 'different' | 'failed' | 'skipped';

/** One line of the table. */
export interface Row {
  name: string;
  path: string;
  verdict: Verdict;
  note: string;
  /** What both sites do about it; '' where the call works or was not made. */
  site: string;
}

/** All that is found out about a server. */
export interface Report {
  /** What the server is, by what it has and how it says that it lacks something; null where that cannot be told. */
  generation: Generation | null;
  /** The calls that only read. */
  rows: Row[];
  /** The calls that change something. */
  writing: WritingCall[];
  /** What the school has typed where it may name addresses. */
  typed: Typed;
  /** `h5_url` of its config; '' without one. */
  h5Url: string;
}

/** A member that calls are made for. */
export interface Account {
  mobile: string;
  password: string;
}

/** What to look at. */
export interface CompatOptions {
  /** Address of the API, such as `https://school.example`. */
  api: string;
  /** Without one, the member's calls are not made. What its login changes: `LOGIN_CHANGES`. */
  account?: Account | undefined;
  /** Milliseconds that a call may take. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Verdicts that a school has to do something about. */
export const BAD: ReadonlySet<Verdict> = new Set<Verdict>(['missing', 'different', 'failed']);

const isRouteWord = ({ code, message }: ApiError) => code === 404 && message === '路由不存在';
/** Unknown routes answer so (contract 1.2); generation A answers them as any error. */
const isUnknownRoute = (error: ApiError) =>
  isRouteWord(error) || (error.code === null && error.status === 404);
const isVagueError = ({ code, message }: ApiError) => code === 1 && message === VAGUE;

/** What the sites do about a call that should be there and is not. */
const BROKEN = 'its part of the page says 加载失败, with a way to try again';

const SITE: Readonly<Record<Exclude<Verdict, 'absent'>, string>> = {
  works: '',
  skipped: '',
  refused: 'its part of the page says why, in the words of the server',
  different: 'what cannot be read stays empty, or its part of the page says 加载失败',
  missing: BROKEN,
  failed: BROKEN,
};

/** What became of one call, and what its error tells about the server. */
interface Outcome extends Pick<Row, 'verdict' | 'note'> {
  /** Whether the server has said that it knows no such route (`word`), or has one word for every fault (`vague`). */
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

/** Makes one call and answers what an app would make of it. */
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

/** A call with what became of it. */
interface Made extends Outcome {
  endpoint: Endpoint;
}

/** What the server is: by a call that only C has, else by how it says that it lacks those. */
function generationOf(made: readonly Made[]): Generation | null {
  const works = (name: string) =>
    made.some(({ endpoint, verdict }) => endpoint.name === name && verdict === 'works');
  if (works('getDecorationBlocks') || works('getComments')) return 'C';
  const lacked = made.filter(({ verdict }) => verdict === 'absent');
  if (lacked.some(({ says }) => says === 'word')) return 'B';
  return lacked.some(({ says }) => says === 'vague') ? 'A' : null;
}

/** A call of some generations is missing where the server is told to be one of them by what it has. */
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
 * Makes every reading call of the contract against a server, and those of a member with an account,
 * and tells how each is read, what the sites do about it, and how the calls stand that change something. Nothing but GET
 * is sent, and one login with its logout when an account is given; calls by GET that change something are not made.
 * Rejects with an {@link ApiError} when the login fails.
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
  // One after the other: some look up what an earlier one has named.
  for (const endpoint of inOrder(all.filter(isReading)))
    made.push({ endpoint, ...(await check(endpoint)) });
  // The token must not outlive the check; a server that refuses to forget it has said so elsewhere.
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
