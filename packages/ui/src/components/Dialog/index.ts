export { Dialog, dialogSizes, type DialogProps } from './Dialog.tsx';
export { useKept } from './useKept.ts';
