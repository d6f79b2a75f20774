import { SWRConfig } from 'swr';
import { ApiError, type ApiErrorKind, type Missing } from '@qinghe/api/client';
import { getConfig, type Config } from '@qinghe/api/resources/config';
import { cacheId, endpointKey } from '../swr/load.ts';

/** A call that failed while a page was rendered in advance. */
export interface KeptFailure {
  kind: ApiErrorKind;
  url: string;
  code: number | null;
  status: number | null;
  /** What is not there. */
  missing: Missing | null;
}

/** What the calls of a page have answered, by their keys in the cache. */
export interface KeptAnswers {
  data: readonly (readonly [id: string, data: unknown])[];
  failures: readonly (readonly [id: string, failure: KeptFailure])[];
}

const idle = { isLoading: false, isValidating: false };

const cache = () => SWRConfig.defaultValue.cache;

/** Puts answers into the cache, where the hooks find them in the first render and refresh them behind it. */
export function fillCache({ data, failures }: KeptAnswers): void {
  for (const [id, answer] of data) cache().set(id, { ...idle, data: answer });
  for (const [id, failure] of failures) cache().set(id, { ...idle, error: new ApiError(failure) });
}

/** Key of system config in the cache. */
export const configId = cacheId(endpointKey(getConfig, {}));

/** Puts system config into the cache. */
export function fillConfig(config: Config): void {
  fillCache({ data: [[configId, config]], failures: [] });
}

/** Forgets every answer: the next page begins anew. */
export function emptyCache(): void {
  for (const id of Array.from(cache().keys())) cache().delete(id);
}
