export { ErrorState, errorStateVariants, type ErrorStateProps } from './ErrorState.tsx';
