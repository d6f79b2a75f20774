export { forgetAim, keepAim, readAim } from './gateAim.ts';
export { FACE_CHECK_ELSEWHERE, useFaceCheck } from './useFaceCheck.ts';
export type { FaceCheck } from './useFaceCheck.ts';
export { useBindMobile } from './useBindMobile.ts';
