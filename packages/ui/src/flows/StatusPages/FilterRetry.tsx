import { TextButton } from '../Account/parts/TextButton.tsx';

/** Stands in a filter for choices that could not be loaded; the list itself may be there. */
export function FilterRetry({ onRetry }: { onRetry: () => void }) {
  return (
    <TextButton look="plain" onClick={onRetry}>
      分类加载失败，重试
    </TextButton>
  );
}
