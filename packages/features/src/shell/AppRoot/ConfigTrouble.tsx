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
  /** Why system config has not come. */
  error: Error;
  /** Asks for it again. */
  onRetry: () => Promise<unknown>;
  /** Whether the school's logo stands above, as where the frame has none. */
  hasLogo?: boolean;
}

/** What the server says itself, such as that it is being worked on; '' where it says nothing for people. */
function wordsOf(error: Error): string {
  const isOwn = error instanceof ApiError && describeError(error).message === error.message;
  return isOwn ? error.message : '';
}

/**
 * In place of the page while system config does not come: the config that this device has kept, if there is one, else why
 * there is none. A moment's trouble is waited out: it is asked for again by itself, at growing distances or when the server
 * says, and the page tells so.
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
        // The server knows better what is the matter than we do.
        title={words || title}
        error={words ? undefined : error}
        retryText="重新加载"
        note={wait === null ? undefined : '稍后会自动重试，无需刷新'}
        onRetry={() => void onRetry()}
      />
    </>
  );
}
