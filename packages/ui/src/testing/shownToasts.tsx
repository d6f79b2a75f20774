import { toastStore } from '../components/Toast/toast.ts';

/** The toasts that are there now, drawn or not. */
export const shownToasts = () => toastStore.read();
