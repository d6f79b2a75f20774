import { Clock } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Textarea } from '../../components/Textarea/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './NoteList.styles.ts';

export interface NoteEditorProps {
  /** Accessible name of the field. */
  label?: string;
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Text in the field. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Event handler called when the note is saved; never for blank text. */
  onSave: () => void;
  /** Event handler called by 取消 and Esc. */
  onCancel: () => void;
  /** Video time of the note, such as 01:23; undefined until the note is begun. */
  clock?: string;
  /** Event handler called by 改为当前时间, to set the note to the current video time; without it there is no button. */
  onRetime?: () => void;
  /** Maximum number of characters. */
  max?: number;
  /** Text of the save button. */
  saveText?: string;
  /** Ref to the text field. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A form for a note. Its buttons show while there is text; Ctrl + Enter saves, Esc cancels. */
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
