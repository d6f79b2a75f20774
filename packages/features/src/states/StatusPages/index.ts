export { ErrorContent } from './ErrorContent.tsx';
export { RetryLine } from './RetryLine.tsx';
export { GoneContent, type GoneContentProps } from './GoneContent.tsx';
export { ListEnd, type ListEndProps } from './ListEnd.tsx';
export { ListRegion, type ListRegionProps } from './ListRegion.tsx';
export { LoadError, type LoadErrorProps } from './LoadError.tsx';
export { NotFoundContent } from './NotFoundContent.tsx';
export { usePageTop } from './usePageTop.ts';
export { TextButton } from '../TextButton/index.ts';
