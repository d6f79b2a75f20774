import { ApiError, describeError } from '@qinghe/api/client';
import { toast } from '@qinghe/ui/components/Toast';

/** Shows why an action failed in a toast, with the server's message if there is one. Silent errors are not shown. */
export function showError(error: unknown): void {
  if (error instanceof ApiError && error.silent) return;
  toast.error(describeError(error).message);
}
