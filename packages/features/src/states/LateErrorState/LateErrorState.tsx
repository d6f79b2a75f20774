import { lazy, Suspense, useState } from 'react';
import type DescribedError from './DescribedError.tsx';
import type { LateErrorStateProps } from './DescribedError.tsx';
import { isSiteThere } from './isSiteThere.ts';

/** Fallback if even the code of the error state cannot be loaded. */
function PlainError({ title, reason, retryText = '重试', thrown, onRetry }: LateErrorStateProps) {
  const retry = async () => {
    if (thrown === undefined || (await isSiteThere())) onRetry?.();
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

const load = async () => (loaded = await import('./DescribedError.tsx'));

const View = lazy(() => load().catch(() => ({ default: PlainError })));

/** Preloads the error state's code; resolves even if that fails. */
export const warmUpErrorState = () => load().catch(() => undefined);

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
