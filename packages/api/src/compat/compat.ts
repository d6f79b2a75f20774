import * as v from 'valibot';
import { ApiError, mayLack } from '../client/index.ts';
import { decode } from '../client/decode.ts';
import { encode } from '../client/encode.ts';
import type { Endpoint, Generation } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { lostValues } from '../contract/lostValues.ts';
import { isRecord } from '../contract/read.ts';
import { postLoginPassword } from '../resources/auth.ts';
import { AS_VISITOR, inOrder, INPUTS, NOT_MADE } from './plan.ts';

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
  /** Without one, the member's calls are not made. A login takes the account off the list of those to be deleted. */
  account?: Account | undefined;
  /** Milliseconds that a call may take. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Verdicts that a school has to do something about. */
export const BAD: ReadonlySet<Verdict> = new Set<Verdict>(['missing', 'different', 'failed']);

/** Unknown routes answer so (contract 1.2); generation A answers them as any error. */
const isUnknownRoute = ({ code, status, message }: ApiError) =>
  (code === 404 && message === '路由不存在') || (code === null && status === 404);
const isVagueError = ({ code, message }: ApiError) => code === 1 && message === '错误';

function judgeError(endpoint: Endpoint, error: ApiError): Pick<Row, 'verdict' | 'note'> {
  if (isUnknownRoute(error) || (isVagueError(error) && mayLack(endpoint))) {
    const note = endpoint.generations ? `only in ${endpoint.generations.join(', ')}` : '';
    return mayLack(endpoint)
      ? { verdict: 'absent', note }
      : { verdict: 'missing', note: 'unknown route' };
  }
  if (error.kind === 'envelope' && !isVagueError(error))
    return { verdict: 'refused', note: `${error.code}: ${error.message || 'no reason'}` };
  return { verdict: 'failed', note: `${error.kind}: ${error.message}` };
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

/** A call of some generations is missing where the server is told to be one of them by what it has. */
function settle(rows: readonly (Row & { endpoint: Endpoint })[]): Row[] {
  const has = (name: string) => rows.some((row) => row.name === name && row.verdict === 'works');
  const kinds: readonly Generation[] =
    has('getDecorationBlocks') || has('getComments') ? ['C'] : ['A', 'B'];
  return rows.map(({ endpoint: { generations }, ...row }) =>
    row.verdict === 'absent' && generations && kinds.every((kind) => generations.includes(kind))
      ? { ...row, verdict: 'missing' }
      : row,
  );
}

/**
 * Makes every reading call of the contract against a server, and those of a member with an account,
 * and tells how each is read. Nothing but GET is sent, and one login when an account is given; calls by
 * GET that change something are not made. Rejects with an {@link ApiError} when the login fails.
 */
export async function checkServer(options: CompatOptions): Promise<Row[]> {
  const call = createCaller(options);
  const login = options.account && (await call(postLoginPassword, options.account, null)).reply;
  const token = isRecord(login) && typeof login.token === 'string' ? login.token : null;
  const replies = new Map<string, unknown>();
  const reading = endpoints.flatMap(({ endpoint }) =>
    endpoint.method === 'GET' ? [endpoint] : [],
  );

  async function check(endpoint: Endpoint): Promise<Pick<Row, 'verdict' | 'note'>> {
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

  const rows: (Row & { endpoint: Endpoint })[] = [];
  for (const endpoint of inOrder(reading))
    rows.push({
      endpoint,
      name: endpoint.name,
      path: endpoint.path,
      ...(await check(endpoint)),
    });
  return settle(rows);
}
