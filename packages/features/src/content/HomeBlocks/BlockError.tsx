import { LateErrorState } from '@qinghe/features/states/LateErrorState';

export interface BlockErrorProps {
  /** Why the block's request failed; its message is shown as the reason. */
  error?: unknown;
  /** The error that the block threw. */
  thrown?: unknown;
  onRetry: () => void;
  /** Whether a retry is in progress. */
  isRetrying: boolean;
}

/** Error state of a block of the home page that could not be loaded. */
export function BlockError(props: BlockErrorProps) {
  return <LateErrorState variant="inline" title="该模块加载失败，点击重试" {...props} />;
}
