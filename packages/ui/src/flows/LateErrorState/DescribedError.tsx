import { describeError } from '@qinghe/api/client';
import { ErrorState } from '../../components/ErrorState/index.ts';
import type { LateErrorStateProps } from './LateErrorState.tsx';

/** An error state that finds the words for what was thrown. */
export default function DescribedError({ error, reason, ...rest }: LateErrorStateProps) {
  return (
    <ErrorState reason={reason ?? (error ? describeError(error).message : undefined)} {...rest} />
  );
}
