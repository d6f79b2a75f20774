import { ApiError, describeError } from '@qinghe/api/client';
import { toast } from '@qinghe/ui/components/Toast';

/** Says why an action failed, in the server's words where it has some; errors nobody should see stay silent. */
export function showError(error: unknown): void {
  if (error instanceof ApiError && error.silent) return;
  toast.error(describeError(error).message);
}
