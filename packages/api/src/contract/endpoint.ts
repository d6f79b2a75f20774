import type * as v from 'valibot';

/** The HTTP methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether a call needs a token: never, only to fill personal fields, or always. */
export type Auth = 'none' | 'optional' | 'required';

/** Server generations: A is 4.9.6, B is 4.9.12 to 4.9.28, C is 4.9.29 and later (contract 0.1). */
export type Generation = 'A' | 'B' | 'C';

type Schema = v.GenericSchema<unknown, unknown>;

/** One API call: its method, path, input and reply. */
export interface Endpoint<P extends Schema = Schema, R extends Schema = Schema> {
  /** Name of the exported constant; also the first part of every cache key. */
  readonly name: string;
  readonly method: Method;
  /** Path under the base URL, with `{name}` placeholders. */
  readonly path: string;
  readonly auth: Auth;
  /** Flat input: fields named like a placeholder fill the path, the rest is the query (GET, DELETE) or the body (POST, PUT). */
  readonly params: P;
  /** Reads the envelope's `data` into the normalised reply. */
  readonly reply: R;
  /** Section of the API contract that describes the call, such as `E-53`. */
  readonly source: string;
  /** Server generations that have the call; all of them when left out. */
  readonly generations?: readonly Generation[];
  /** How a POST or PUT body is sent; JSON when left out. */
  readonly encoding?: 'json' | 'multipart';
}

/** Declares an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<P extends Schema, R extends Schema>(
  definition: Endpoint<P, R>,
): Endpoint<P, R> {
  return definition;
}

/** Input of a call. */
export type Input<E extends Endpoint> = v.InferInput<E['params']>;

/** Reply of a call, after normalisation. */
export type Reply<E extends Endpoint> = v.InferOutput<E['reply']>;
