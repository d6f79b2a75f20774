import { describeError } from '@qinghe/api/client';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';
import { BrokenPage } from './BrokenPage.tsx';

export { describeError };

export interface LateErrorStateProps extends ErrorStateProps {
  /** Why a request failed; its message is shown as the reason. */
  error?: unknown;
  /** The error that the replaced part has thrown. */
  thrown?: unknown;
  /** Whether nothing is rendered. */
  isQuiet?: boolean | undefined;
}

/** An error state that describes a failed request, or handles an error thrown by a part of the page. */
export default function DescribedError({ error, thrown, isQuiet, ...rest }: LateErrorStateProps) {
  if (thrown !== undefined) return <BrokenPage thrown={thrown} isQuiet={isQuiet} {...rest} />;
  const { reason = error ? describeError(error).message : undefined } = rest;
  return <ErrorState {...rest} reason={reason} />;
}
