import { describeError } from '@qinghe/api/client';
import { ErrorState } from '@qinghe/ui/components/ErrorState';
import { BrokenPage } from './BrokenPage.tsx';
import type { LateErrorStateProps } from './LateErrorState.tsx';

/** An error state that finds the words for what was thrown, or the way out for what broke. */
export default function DescribedError({ error, thrown, isQuiet, ...rest }: LateErrorStateProps) {
  if (thrown !== undefined) return <BrokenPage thrown={thrown} isQuiet={isQuiet} {...rest} />;
  const { reason = error ? describeError(error).message : undefined } = rest;
  return <ErrorState {...rest} reason={reason} />;
}
