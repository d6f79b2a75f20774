export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export type { SearchPopupProps } from './types.ts';
