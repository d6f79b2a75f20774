import { Clock, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './NoteList.styles.ts';

export interface NoteItem {
  id: string;
  /** The second it belongs to, such as 01:23. */
  clock: string;
  /** Where the lesson opens at that second; for notes of other lessons. */
  href?: string;
  text: string;
  /** When it was written, such as 5 分钟前. */
  writtenAt: string;
  /** The same in full. */
  fullTime: string;
}

export interface NoteListProps {
  /** In the order in which they are shown. */
  notes: readonly NoteItem[];
  /** Name of the list for screen readers. */
  label: string;
  /** Event handler called when a note's second is wanted; without it the second is only told. */
  onSeek?: (id: string) => void;
  /** Called with the id of the note that is to be changed. */
  onEdit: (id: string) => void;
  /** Called with the id of the note that is to go. */
  onDelete: (id: string) => void;
  /** The note that is being edited, and what stands in its place. */
  editing?: { id: string; editor: ReactNode } | null;
}

type TimeProps = Pick<NoteItem, 'clock' | 'href'> & { onSeek?: () => void };

function Time({ clock, href, onSeek }: TimeProps) {
  const content = (
    <>
      <Icon as={Clock} size={14} />
      {clock}
    </>
  );
  const look = [text.number, styles.time, styles.timeActive];
  if (href)
    return (
      <Link variant="bare" href={href} css={look} aria-label={`打开课时并跳到 ${clock}`}>
        {content}
      </Link>
    );
  if (onSeek)
    return (
      <button type="button" css={look} aria-label={`跳到 ${clock}`} onClick={onSeek}>
        {content}
      </button>
    );
  return <span css={[text.number, styles.time]}>{content}</span>;
}

/** Notes with the second that each belongs to. */
export function NoteList({
  notes,
  label,
  onSeek,
  onEdit,
  onDelete,
  editing = null,
}: NoteListProps) {
  return (
    <ul aria-label={label} css={styles.list}>
      {notes.map(({ id, clock, href, text: words, writtenAt, fullTime }) => (
        <li key={id} css={styles.note}>
          {editing?.id === id ? (
            editing.editor
          ) : (
            <>
              <div css={[text.caption, styles.head]}>
                <Time clock={clock} href={href} onSeek={onSeek && (() => onSeek(id))} />
                <span title={fullTime}>{writtenAt}</span>
                <span css={styles.actions}>
                  <IconButton
                    label={`编辑 ${clock} 的笔记`}
                    icon={Pencil}
                    onClick={() => onEdit(id)}
                  />
                  <IconButton
                    label={`删除 ${clock} 的笔记`}
                    icon={Trash2}
                    onClick={() => onDelete(id)}
                  />
                </span>
              </div>
              <p css={[text.body, styles.words]}>{words}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
