export { toast, toastTones, type ToastTone } from './toast.ts';
export { Toaster } from './Toaster.tsx';
