export { SearchRegion, type SearchRegionProps } from './SearchRegion.tsx';
export { SearchPrompt } from './SearchStates.tsx';
export { SearchTabs, type SearchTabsProps } from './SearchTabs.tsx';
export { useSearchAddress, type SearchAddress } from './useSearchAddress.ts';
