export { LoadMore, loadMoreStates, type LoadMoreProps } from './LoadMore.tsx';
