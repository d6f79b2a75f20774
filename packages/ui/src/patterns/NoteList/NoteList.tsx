import { Clock, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './NoteList.styles.ts';

export interface NoteItem {
  id: string;
  /** Video time of the note, such as 01:23. */
  clock: string;
  /** URL that opens the lesson at that time; for notes of other lessons. */
  href?: string;
  text: string;
  /** Formatted time of writing, such as 5 分钟前. */
  writtenAt: string;
  /** Full date and time of writing, shown on hover. */
  fullTime: string;
}

export interface NoteListProps {
  /** The notes, by video time. */
  notes: readonly NoteItem[];
  /** Accessible name of the list. */
  label: string;
  /** Event handler called to seek to a note's time; without it the time is plain text. */
  onSeek?: (id: string) => void;
  /** Event handler called with the id of a note to edit. */
  onEdit: (id: string) => void;
  /** Event handler called with the id of a note to delete. */
  onDelete: (id: string) => void;
  /** Id of the note being edited, and the editor shown in its place. */
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

/** A list of notes, each with its video time. */
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
