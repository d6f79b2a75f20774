import { LateErrorState } from '@qinghe/features/states/LateErrorState';

export interface BlockErrorProps {
  /** Why the call for it failed: its words stand as the reason. */
  error?: unknown;
  /** What broke the block. */
  thrown?: unknown;
  onRetry: () => void;
  /** Whether the next attempt is under way. */
  isRetrying: boolean;
}

/** Stands in for a block of the home page that could not be loaded. */
export function BlockError(props: BlockErrorProps) {
  return <LateErrorState variant="inline" title="该模块加载失败，点击重试" {...props} />;
}
