import { ownMark } from '@qinghe/hooks/stores/session';
import { sharedAddress } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { copyText } from './copyText.ts';

/**
 * Shares the current page by the device's own sheet, or copies its address and says so. The address carries the referral mark
 * of a member, and nothing else of the visitor's.
 */
export async function shareLink(title: string): Promise<void> {
  const url = sharedAddress(window.location.href, ownMark());
  if (typeof navigator.share === 'function') {
    try {
      const text =
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
      await navigator.share({ title, text, url });
      return;
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(url)) toast.success('链接已复制');
  else toast.error('复制失败，请手动复制地址栏里的链接');
}
