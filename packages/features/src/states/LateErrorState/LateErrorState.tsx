import { lazy, Suspense, useState } from 'react';
import type { ErrorDescription } from '@qinghe/api/client';
import type DescribedError from './DescribedError.tsx';
import type { LateErrorStateProps } from './DescribedError.tsx';
import { isSiteThere } from './isSiteThere.ts';
import { isLostCode } from './lostCode.ts';

/** Fallback if even the code of the error state cannot be loaded. */
function PlainError({ title, reason, retryText = '重试', thrown, onRetry }: LateErrorStateProps) {
  const retry = async () => {
    if (thrown !== undefined && !(await isSiteThere())) return;
    // Browsers remember a failed import.
    if (isLostCode(thrown)) window.location.reload();
    else onRetry?.();
  };
  return (
    <div role="alert" className="plain-error">
      <h1>{title}</h1>
      <p>{reason}</p>
      {onRetry && (
        <button type="button" onClick={() => void retry()}>
          {retryText}
        </button>
      )}
    </div>
  );
}

let loaded: { default: typeof DescribedError } | undefined;

async function load() {
  const code = await import('./DescribedError.tsx');
  loaded = code;
  return code;
}

const View = lazy(() => load().catch(() => ({ default: PlainError })));

/** Preloads the error state's code; resolves even if that fails. */
export const warmUpErrorState = () => load().catch(() => undefined);

/** Words for an error if their code cannot be loaded. */
const UNKNOWN: ErrorDescription = { reason: 'unknown', message: '出错了，请重试' };

/** `describeError`, whose code is loaded with that of the error state. Never rejects. */
export const describeLate = (error: unknown): Promise<ErrorDescription> =>
  load().then(
    (code) => code.describeError(error),
    () => UNKNOWN,
  );

/** An `ErrorState` whose code is not part of the first load, but is loaded when needed or preloaded. */
export function LateErrorState(props: LateErrorStateProps) {
  // If the code is loaded already, it renders at once, so that it does not shift the content below later.
  const [State] = useState(() => loaded?.default ?? View);
  return (
    <Suspense>
      <State {...props} />
    </Suspense>
  );
}
