import { useState } from 'react';
import { useCourseAttachment } from '@qinghe/hooks/data/courses';
import { safeHref } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { showError } from '@qinghe/features/states/ShowError';
import { copyText } from '@qinghe/features/routing/Share';

/** Returns whether this is WeChat's browser, which cannot download files. */
const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent);

/** Opens a link as if it had been clicked. */
function follow(href: string, target: '_self' | '_blank'): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target, rel: 'noopener noreferrer', hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Returns a function that downloads a course's files, one at a time; `busyId` is the file whose address is being requested. */
export function useDownload(courseId: number) {
  const { trigger } = useCourseAttachment();
  const [busyId, setBusyId] = useState<number | null>(null);

  const run = async (id: number) => {
    setBusyId(id);
    try {
      const { href: given, isDirect } = await trigger({ courseId, id });
      const href = safeHref(given);
      if (href === null) toast.error('当前附件不支持下载');
      else if (isWeChat()) {
        const isCopied = await copyText(new URL(href, window.location.href).href);
        if (isCopied) toast.success('链接已复制，请使用浏览器下载');
        else toast.error('复制失败，请使用浏览器打开本页下载');
      } else {
        // A download does not leave the page, but a direct address may reply with an error's text, so it opens in a new window.
        follow(href, isDirect ? '_blank' : '_self');
      }
    } catch (error) {
      showError(error);
    } finally {
      setBusyId(null);
    }
  };
  return {
    busyId,
    download: (id: number) => {
      if (busyId === null) void run(id);
    },
  };
}
