import { describeError } from '@qinghe/api/client';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';
import { BrokenPage } from './BrokenPage.tsx';

export interface LateErrorStateProps extends ErrorStateProps {
  /** Why a call failed: its words stand as the reason. */
  error?: unknown;
  /** What broke the part that this stands in for. */
  thrown?: unknown;
  /** Whether nothing is shown. */
  isQuiet?: boolean | undefined;
}

/** An error state that finds the words for what was thrown, or the way out for what broke. */
export default function DescribedError({ error, thrown, isQuiet, ...rest }: LateErrorStateProps) {
  if (thrown !== undefined) return <BrokenPage thrown={thrown} isQuiet={isQuiet} {...rest} />;
  const { reason = error ? describeError(error).message : undefined } = rest;
  return <ErrorState {...rest} reason={reason} />;
}
