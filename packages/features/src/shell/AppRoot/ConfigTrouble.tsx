import { useEffect, useEffectEvent, useState } from 'react';
import { retryWait, useKeptConfig } from '@qinghe/hooks/data/config';
import { LateErrorState, type LateErrorStateProps } from '@qinghe/features/states/LateErrorState';

export interface ConfigTroubleProps extends LateErrorStateProps {
  /** Why system config has not come. */
  error: Error;
  /** Asks for it again. */
  onRetry: () => Promise<unknown>;
}

/**
 * In place of the site while system config does not come: the config that this device has kept, if there is one, else why
 * there is none. A moment's trouble is waited out: it is asked for again by itself, at growing distances or when the server
 * says, and the page tells so.
 */
export default function ConfigTrouble({ error, onRetry, ...rest }: ConfigTroubleProps) {
  const isKept = useKeptConfig(error);
  const [tries, setTries] = useState(0);
  const wait = retryWait(error, tries);
  const retry = useEffectEvent(async () => {
    await onRetry().catch(() => undefined);
    setTries(tries + 1);
  });
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => void retry(), wait);
    return () => clearTimeout(timer);
  }, [wait, tries]);
  if (isKept) return null;
  return (
    <LateErrorState
      {...rest}
      error={error}
      retryText="重新加载"
      note={wait === null ? undefined : '稍后会自动重试，无需刷新'}
      onRetry={() => void onRetry()}
    />
  );
}
