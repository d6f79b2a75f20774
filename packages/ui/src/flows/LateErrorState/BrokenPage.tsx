import { useEffect, useState } from 'react';
import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { ErrorState, type ErrorStateProps } from '../../components/ErrorState/index.ts';
import { isSiteThere } from './isSiteThere.ts';

/** Whether browsers say so of code that cannot be loaded, as that of an older release. */
const isLostCode = (thrown: unknown) =>
  thrown instanceof Error && /import|preload/i.test(thrown.message);

/** Whether this address has not been loaded anew for lost code before; from now on it has. */
function isFirstLoss(): boolean {
  const { href } = window.location;
  if (tab.read(sessionKeys.page('reload')) === href) return false;
  tab.write(sessionKeys.page('reload'), href);
  return true;
}

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
    else if (isLostCode(thrown)) window.location.reload();
    else onRetry?.();
  };
  useEffect(() => {
    if (isLostCode(thrown) && isFirstLoss()) void retry();
    // Once for what was thrown.
    // eslint-disable-next-line react/exhaustive-deps
  }, [thrown]);
  if (isQuiet) return null;
  return <ErrorState isRetrying={isRetrying} onRetry={() => void retry()} {...rest} />;
}
