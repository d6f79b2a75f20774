export { LateErrorState, warmUpErrorState } from './LateErrorState.tsx';
