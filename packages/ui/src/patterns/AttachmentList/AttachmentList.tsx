import { FileText } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './AttachmentList.styles.ts';

export interface AttachmentItem {
  id: number;
  /** File name with its extension. */
  name: string;
  /** Formatted size, such as 1.2 MB. */
  size?: string;
}

export interface AttachmentListProps {
  /** The files in order. */
  files: readonly AttachmentItem[];
  /** Note above the files, such as 请购买课程后下载. */
  note?: string;
  /** Event handler called to download a file; without it there are no buttons. */
  onDownload?: (id: number) => void;
  /** Id of the file that is being downloaded; null for none. */
  busyId?: number | null;
  /** Accessible name of the list. */
  label?: string;
}

/** A list of files to download, such as the attachments of a course. */
export function AttachmentList({
  files,
  note,
  onDownload,
  busyId = null,
  label = '课程附件',
}: AttachmentListProps) {
  return (
    <>
      {note && <p css={[text.label, styles.note]}>{note}</p>}
      <ul aria-label={label} css={styles.list}>
        {files.map(({ id, name, size }) => (
          <li key={id} css={styles.file}>
            <Icon as={FileText} size={20} css={styles.icon} />
            <span css={styles.name}>{name}</span>
            {size && <span css={[text.caption, text.number, styles.size]}>{size}</span>}
            {onDownload && (
              <Button
                variant="outline"
                size="xs"
                aria-label={`下载 ${name}`}
                isLoading={id === busyId}
                css={styles.download}
                onClick={() => onDownload(id)}
              >
                下载
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
