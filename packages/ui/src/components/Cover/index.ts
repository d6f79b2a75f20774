export { Cover, CoverPlate, type CoverPlateProps, type CoverProps } from './Cover.tsx';
export { useImage } from './useImage.ts';
export { useWhole } from './useWhole.ts';
