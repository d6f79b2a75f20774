import { ownMark } from '@qinghe/hooks/stores/session';
import { sharedAddress } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { copyText } from './copyText.ts';

/**
 * Shares the current page by the device's share sheet, or copies its address and shows a toast. The address contains the referral
 * code of a member, and no other data of the visitor.
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
      // Closing the sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(url)) toast.success('链接已复制');
  else toast.error('复制失败，请手动复制地址栏里的链接');
}
