import { Clock } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Textarea } from '../../components/Textarea/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './NoteList.styles.ts';

export interface NoteEditorProps {
  /** Name of the field. */
  label?: string;
  /** Stands in the field while it is empty. */
  placeholder?: string;
  /** What was written so far. */
  value: string;
  /** Called with the whole text at each change. */
  onChange: (value: string) => void;
  /** Event handler called when the note is saved; not for blanks. */
  onSave: () => void;
  /** Event handler called when the writer gives up. */
  onCancel: () => void;
  /** The second the note belongs to, such as 01:23; without it the note is not begun. */
  clock?: string;
  /** Event handler called when the note shall belong to the player's present second. */
  onRetime?: () => void;
  /** Most characters. */
  max?: number;
  /** What keeps the note. */
  saveText?: string;
  /** Reaches the field. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a note is written. Buttons come with the first character; Ctrl Enter saves, Esc gives up. */
export function NoteEditor({
  label = '写笔记',
  placeholder = '记下这一刻的想法，可以用 #标签 归类',
  value,
  onChange,
  onSave,
  onCancel,
  clock,
  onRetime,
  max = 2000,
  saveText = '保存笔记',
  ref,
}: NoteEditorProps) {
  const isBlank = value.trim() === '';
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isBlank) onSave();
  };
  return (
    <form
      noValidate
      aria-label={label}
      css={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) onSave();
      }}
    >
      <Textarea
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {value !== '' && (
        <div css={styles.foot}>
          {clock && (
            <span css={[text.number, styles.time]}>
              <Icon as={Clock} size={14} />
              {clock}
            </span>
          )}
          {onRetime && (
            <Button variant="ghost" size="xs" css={styles.touch} onClick={onRetime}>
              改为当前时间
            </Button>
          )}
          <span css={styles.buttons}>
            <Button variant="outline" size="sm" css={styles.touch} onClick={onCancel}>
              取消
            </Button>
            <Button type="submit" size="sm" css={styles.touch} disabled={isBlank}>
              {saveText}
            </Button>
          </span>
        </div>
      )}
    </form>
  );
}
