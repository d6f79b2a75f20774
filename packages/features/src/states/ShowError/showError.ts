import { ApiError } from '@qinghe/api/client';
import { toast } from '@qinghe/ui/components/Toast';
import { describeLate } from '@qinghe/features/states/LateErrorState';

/**
 * Shows why an action failed in a toast, with the server's message if there is one. Silent errors are not shown. The code of
 * the words is loaded at the visitor's first interaction, or now.
 */
export function showError(error: unknown): void {
  if (error instanceof ApiError && error.silent) return;
  void describeLate(error).then(({ message }) => toast.error(message));
}
