import { unstable_serialize, type Arguments, type Middleware } from 'swr';
import { unstable_serialize as infiniteId } from 'swr/infinite';
import { ApiError } from '@qinghe/api/client';
import { configId, fillCache, type KeptAnswers, type KeptFailure } from './answers.ts';

/** Makes the calls of a page that is rendered without a browser. */
export interface Recorder {
  /** Records the calls that hooks request; give it to `SWRConfig` as `use`. */
  middleware: Middleware;
  /** Makes the recorded calls and fills the cache; resolves to false when no call was left to make. */
  answer: () => Promise<boolean>;
  /** Returns all replies so far, except for system config. */
  kept: () => KeptAnswers;
}

function failureOf(error: unknown): KeptFailure {
  if (!(error instanceof ApiError)) throw error;
  const { kind, url, code, status, missing } = error;
  if (kind === 'envelope' || kind === 'http' || kind === 'absent')
    return { kind, url, code, status, missing };
  throw error;
}

/**
 * Creates the recorder of a page that is rendered in rounds. On a server hooks make no calls, so each round records those that
 * are missing from the cache, for the next round to find them there. `answer` rejects when the server cannot be reached or its
 * reply cannot be read; a refused call is recorded as a failure.
 */
export function createRecorder(): Recorder {
  const missing = new Map<string, () => Promise<void>>();
  const data = new Map<string, unknown>();
  const failures = new Map<string, KeptFailure>();
  const isKnown = (id: string) => id === '' || data.has(id) || failures.has(id) || missing.has(id);

  const note = (id: string, call: () => unknown, keep: (answer: unknown) => void) => {
    if (isKnown(id)) return;
    missing.set(id, async () => {
      try {
        keep(await call());
      } catch (error) {
        failures.set(id, failureOf(error));
      }
    });
  };

  const middleware: Middleware = (next) => (key, fetcher, config) => {
    if (fetcher && typeof key === 'function') {
      const first: Arguments = Reflect.apply(key, undefined, [0, null]);
      if (first) {
        const id = infiniteId(() => first);
        note(
          id,
          () => Reflect.apply(fetcher, undefined, [first]),
          (page) => {
            data.set(id, [page]);
            data.set(unstable_serialize(first), page);
          },
        );
      }
    } else if (fetcher && key) {
      const id = unstable_serialize(key);
      note(
        id,
        () => Reflect.apply(fetcher, undefined, [key]),
        (answer) => data.set(id, answer),
      );
    }
    return next(key, fetcher, config);
  };

  // System config is left out: it is kept separately, since stores hold it as well.
  const kept = () => ({
    data: [...data].filter(([id]) => id !== configId),
    failures: [...failures],
  });
  return {
    middleware,
    kept,
    async answer() {
      const calls = [...missing.values()];
      missing.clear();
      await Promise.all(calls.map((call) => call()));
      fillCache({ data: [...data], failures: [...failures] });
      return calls.length > 0;
    },
  };
}
