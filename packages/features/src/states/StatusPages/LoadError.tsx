import { describeError } from '@qinghe/api/client';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';

export interface LoadErrorProps extends Omit<ErrorStateProps, 'reason'> {
  /** Why a query failed. */
  error: unknown;
}

/** Says why content could not be loaded, in words for people. */
export function LoadError({ error, ...rest }: LoadErrorProps) {
  return <ErrorState reason={describeError(error).message} {...rest} />;
}
