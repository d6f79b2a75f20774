export { toast, toastTones, type ToastTone } from './toast.ts';
export { loadToasts, Toaster } from './Toaster.tsx';
