import { TextButton } from '../TextButton/index.ts';

export interface RetryLineProps {
  /** Name of what could not be loaded. */
  what?: string;
  onRetry: () => void;
}

/**
 * Retry button for a small part that could not be loaded, such as the options of a filter; the rest of the page may be loaded.
 */
export function RetryLine({ what = '分类', onRetry }: RetryLineProps) {
  return (
    <TextButton look="plain" onClick={onRetry}>
      {what}加载失败，重试
    </TextButton>
  );
}
