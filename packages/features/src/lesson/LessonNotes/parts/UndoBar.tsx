import type { NoteChange } from '@qinghe/hooks/data/notes';
import { Button } from '@qinghe/ui/components/Button';
import { text } from '@qinghe/ui/styles/text';
import * as styles from '../LessonNotes.styles.ts';

export interface UndoBarProps {
  change: NoteChange | null;
  onUndo: () => void;
}

/** Announces the last change of a note and can undo it; shown until the next change. */
export function UndoBar({ change, onUndo }: UndoBarProps) {
  return (
    <div role="status" css={styles.announcer}>
      {change && (
        <p css={[text.label, styles.undo]}>
          {change.after ? '笔记已修改' : '笔记已删除'}
          <Button variant="ghost" size="xs" css={styles.end} onClick={onUndo}>
            撤销
          </Button>
        </p>
      )}
    </div>
  );
}
