import { useEffect, useState } from 'react';
import { forgetShells } from '@qinghe/hooks/offline';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';
import { isSiteThere } from './isSiteThere.ts';
import { isFirstLoss, isLostCode } from './lostCode.ts';

export interface BrokenPageProps extends ErrorStateProps {
  /** The thrown error. */
  thrown: unknown;
  /** Whether nothing is rendered. */
  isQuiet?: boolean | undefined;
}

/**
 * Error state of a part that threw. Browsers remember a failed import, so a retry reloads the page. The first time at an address
 * that happens automatically, because most often the code was that of an older release.
 */
export function BrokenPage({ thrown, isQuiet, onRetry, ...rest }: BrokenPageProps) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    const isThere = await isSiteThere();
    if (!isThere) setRetrying(false);
    else if (isLostCode(thrown)) {
      // The site answers, so its files stored on this device may be what is broken; they are removed, and stored anew later.
      await forgetShells();
      window.location.reload();
    } else onRetry?.();
  };
  useEffect(() => {
    if (isLostCode(thrown) && isFirstLoss()) void retry();
    // Only once for each thrown error.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [thrown]);
  if (isQuiet) return null;
  return <ErrorState isRetrying={isRetrying} onRetry={() => void retry()} {...rest} />;
}
