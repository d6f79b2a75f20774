export { toast, toastTones, type ToastTone } from './toast.ts';
export { dismissErrors } from './dismissErrors.ts';
export { loadToasts, Toaster } from './Toaster.tsx';
