import { describeError } from '@qinghe/api/client';
import { ErrorState, type ErrorStateProps } from '@qinghe/ui/components/ErrorState';

export interface LoadErrorProps extends Omit<ErrorStateProps, 'reason'> {
  /** Why a query failed. */
  error: unknown;
}

/** Error state with the reason why content could not be loaded. */
export function LoadError({ error, ...rest }: LoadErrorProps) {
  return <ErrorState reason={describeError(error).message} {...rest} />;
}
