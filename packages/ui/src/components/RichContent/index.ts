export { RichContent } from './RichContent.tsx';
export type { RichContentProps } from './props.ts';
