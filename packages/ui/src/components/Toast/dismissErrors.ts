import { toast, toastStore } from './toast.ts';

/** Takes the errors of an attempt away, as when the next one begins: they are no longer true. */
export function dismissErrors(): void {
  for (const { id, tone } of toastStore.read()) if (tone === 'error') toast.dismiss(id);
}
