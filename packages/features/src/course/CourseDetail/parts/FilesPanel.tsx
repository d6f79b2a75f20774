import type { CourseDetail } from '@qinghe/api/resources/courses';
import { AttachmentList } from '@qinghe/ui/patterns/AttachmentList';
import { attachmentItem } from '../courseContents.ts';
import { useDownload } from '../useDownload.ts';

/** The files of a course. They can be downloaded by those who may watch it. */
export function FilesPanel({ detail: { course, attach, isBuy } }: { detail: CourseDetail }) {
  const { busyId, download } = useDownload(course.id);
  return (
    <AttachmentList
      files={attach.map(attachmentItem)}
      note={isBuy ? undefined : '请购买课程后下载'}
      busyId={busyId}
      onDownload={isBuy ? download : undefined}
    />
  );
}
