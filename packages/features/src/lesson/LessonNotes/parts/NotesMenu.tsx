import { ClipboardCopy, Ellipsis, FileDown, FileText, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Icon } from '@qinghe/ui/components/Icon';
import { Menu } from '@qinghe/ui/components/Menu';
import { text } from '@qinghe/ui/styles/text';
import type { useNoteFiles } from '../useNoteFiles.ts';
import * as styles from '../LessonNotes.styles.ts';

export interface NotesMenuProps {
  files: ReturnType<typeof useNoteFiles>;
  /** Whether there are no notes to export. */
  isEmpty: boolean;
}

/** Menu that exports all notes and imports a backup. */
export function NotesMenu({ files, isEmpty }: NotesMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu
        css={[text.label, styles.menu]}
        groups={[
          [
            {
              label: '导出 Markdown',
              icon: FileText,
              onSelect: files.exportMarkdown,
              disabled: isEmpty,
            },
            {
              label: '导出备份（.json）',
              icon: FileDown,
              onSelect: files.exportJson,
              disabled: isEmpty,
            },
            {
              label: '复制全部',
              icon: ClipboardCopy,
              onSelect: () => void files.copyMarkdown(),
              disabled: isEmpty,
            },
          ],
          [{ label: '导入备份…', icon: FileUp, onSelect: () => input.current?.click() }],
        ]}
      >
        <Icon as={Ellipsis} size={18} />
        导出与导入
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="选择笔记备份"
        hidden
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          if (file) void files.importFrom(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
