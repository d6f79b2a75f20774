import { TextButton } from '../TextButton/index.ts';

export interface RetryLineProps {
  /** What could not be loaded. */
  what?: string;
  onRetry: () => void;
}

/** Stands for a small part that could not be loaded, such as the choices of a filter; the list itself may be there. */
export function RetryLine({ what = '分类', onRetry }: RetryLineProps) {
  return (
    <TextButton look="plain" onClick={onRetry}>
      {what}加载失败，重试
    </TextButton>
  );
}
