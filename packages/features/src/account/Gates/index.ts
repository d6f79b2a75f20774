export { BindMobile, type BindMobileProps } from './BindMobile.tsx';
export { FaceCheck, type FaceCheckProps } from './FaceCheck.tsx';
export { GateSteps, type GateStepsProps } from './GateSteps.tsx';
export { SafeExit, type SafeExitProps } from './SafeExit.tsx';
