import { lazy, Suspense, useState } from 'react';
import type DescribedError from './DescribedError.tsx';
import type { LateErrorStateProps } from './DescribedError.tsx';
import { isSiteThere } from './isSiteThere.ts';

/** What stands in when even the code of the error state cannot be loaded. */
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

/** Fetches the error state's code before it is needed; settles in any case. */
export const warmUpErrorState = () => load().catch(() => undefined);

/** An `ErrorState` for the first load: its code comes when it is needed or the browser is idle. */
export function LateErrorState(props: LateErrorStateProps) {
  // What is there already takes its place at once, and pushes nothing down later.
  const [State] = useState(() => loaded?.default ?? View);
  return (
    <Suspense>
      <State {...props} />
    </Suspense>
  );
}
