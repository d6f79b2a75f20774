import { useState } from 'react';
import { useCourseAttachment } from '@qinghe/hooks/data/courses';
import { safeHref } from '@qinghe/hooks/url';
import { toast } from '../../components/Toast/index.ts';
import { showError } from '../Account/showError.ts';

/** WeChat's browser opens no downloads. */
const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent);

/** Downloads a course's files, one at a time; `busyId` is the one whose address is on its way. */
export function useDownload(courseId: number) {
  const { trigger } = useCourseAttachment();
  const [busyId, setBusyId] = useState<number | null>(null);

  const run = async (id: number) => {
    setBusyId(id);
    try {
      const href = safeHref(await trigger({ courseId, id }));
      if (href === null) toast.error('当前附件不支持下载');
      else if (isWeChat()) {
        await navigator.clipboard.writeText(href);
        toast.success('链接已复制，请使用浏览器下载');
      } else window.location.assign(href);
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
