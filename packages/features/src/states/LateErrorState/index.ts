export { describeLate, LateErrorState, warmUpErrorState } from './LateErrorState.tsx';
export type { LateErrorStateProps } from './DescribedError.tsx';
export { isSiteThere } from './isSiteThere.ts';
export { isFirstLoss, isLostCode } from './lostCode.ts';
