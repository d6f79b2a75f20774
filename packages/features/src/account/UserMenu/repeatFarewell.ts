import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { toast } from '@qinghe/ui/components/Toast';

/** Storage key of the farewell to be shown on the next page. */
export const KEPT = sessionKeys.page('farewell');

/** Shows the farewell toast again on the next page, as 500 ms were too short to read it. Called when that page is mounted. */
export function repeatFarewell(): void {
  const text = tab.read(KEPT);
  tab.remove(KEPT);
  if (text !== null) toast.success(text);
}
