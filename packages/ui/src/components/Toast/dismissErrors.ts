import { toast, toastStore } from './toast.ts';

/** Dismisses all error toasts; called when a new attempt starts and the old errors are outdated. */
export function dismissErrors(): void {
  for (const { id, tone } of toastStore.read()) if (tone === 'error') toast.dismiss(id);
}
