import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, describeError } from '@qinghe/api/client';
import { retryWait, useKeptConfig } from '@qinghe/hooks/data/config';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { Logo } from '@qinghe/ui/components/Logo';
import { LateErrorState, type LateErrorStateProps } from '@qinghe/features/states/LateErrorState';
import { space } from '@qinghe/ui/styles/space';

const logo = css({ margin: `${space(6)} auto 0`, width: 'max-content' });

export interface ConfigTroubleProps extends LateErrorStateProps {
  /** Why loading system config failed. */
  error: Error;
  /** Loads system config again. */
  onRetry: () => Promise<unknown>;
  /** Whether the school's logo is shown above the error, for layouts without one. */
  hasLogo?: boolean;
}

/** Returns the server's own message, such as an announcement of maintenance; empty for an error without a message for people. */
function wordsOf(error: Error): string {
  const isOwn = error instanceof ApiError && describeError(error).message === error.message;
  return isOwn ? error.message : '';
}

/**
 * Shown instead of the page while system config cannot be loaded. Uses the config stored on this device if there is one, else
 * shows the error. Temporary errors are retried automatically, at increasing intervals or when the server says, and a note tells
 * so.
 */
export default function ConfigTrouble({
  error,
  onRetry,
  hasLogo,
  title,
  ...rest
}: ConfigTroubleProps) {
  const name = useSchoolName();
  const words = wordsOf(error);
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
    <>
      {hasLogo && <Logo name={name} css={logo} />}
      <LateErrorState
        {...rest}
        // The server's own message is more precise than ours.
        title={words || title}
        error={words ? undefined : error}
        retryText="重新加载"
        note={wait === null ? undefined : '稍后会自动重试，无需刷新'}
        onRetry={() => void onRetry()}
      />
    </>
  );
}
