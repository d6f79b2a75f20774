import { toastStore } from '../components/Toast/toast.ts';

/** Returns the current toasts, whether rendered yet or not. */
export const shownToasts = () => toastStore.read();
