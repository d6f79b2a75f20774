import { useEffect, useState } from 'react';
import { forgetShells } from '@qinghe/hooks/offline';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';
import { isSiteThere } from './isSiteThere.ts';
import { isFirstLoss, isLostCode } from './lostCode.ts';

export interface BrokenPageProps extends ErrorStateProps {
  /** What was thrown. */
  thrown: unknown;
  /** Whether nothing is shown. */
  isQuiet?: boolean | undefined;
}

/**
 * Stands in for what broke. Browsers remember code that failed to load, so trying again loads the page anew; the first time at an address that happens by
 * itself, because most often the code was that of an older release.
 */
export function BrokenPage({ thrown, isQuiet, onRetry, ...rest }: BrokenPageProps) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    const isThere = await isSiteThere();
    if (!isThere) setRetrying(false);
    else if (isLostCode(thrown)) {
      // The site is there: what this device keeps of it may be what is broken, and is kept anew.
      await forgetShells();
      window.location.reload();
    } else onRetry?.();
  };
  useEffect(() => {
    if (isLostCode(thrown) && isFirstLoss()) void retry();
    // Once for what was thrown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [thrown]);
  if (isQuiet) return null;
  return <ErrorState isRetrying={isRetrying} onRetry={() => void retry()} {...rest} />;
}
