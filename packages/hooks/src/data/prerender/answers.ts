import { SWRConfig } from 'swr';
import { ApiError, type ApiErrorKind, type Missing } from '@qinghe/api/client';
import { getConfig, type Config } from '@qinghe/api/resources/config';
import { cacheId, endpointKey } from '../swr/load.ts';

/** A failed call of a page that was rendered in advance. */
export interface KeptFailure {
  kind: ApiErrorKind;
  url: string;
  code: number | null;
  status: number | null;
  /** What the server lacks, according to the error. */
  missing: Missing | null;
}

/** The replies to a page's calls, by cache key. */
export interface KeptAnswers {
  data: readonly (readonly [id: string, data: unknown])[];
  failures: readonly (readonly [id: string, failure: KeptFailure])[];
}

const idle = { isLoading: false, isValidating: false };

const cache = () => SWRConfig.defaultValue.cache;

/** Puts replies into the cache, from which hooks take them in the first render, refreshing them in the background. */
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

/** Removes every reply, before the next page is rendered. */
export function emptyCache(): void {
  for (const id of Array.from(cache().keys())) cache().delete(id);
}
