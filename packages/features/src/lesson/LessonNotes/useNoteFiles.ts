import { useCallback } from 'react';
import {
  IMPORT_SIZE,
  notesToJson,
  notesToMarkdown,
  type Note,
  type NotesApi,
} from '@qinghe/hooks/data/notes';
import { fullDate } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { toast } from '@qinghe/ui/components/Toast';
import { useHref } from '@qinghe/features/routing/Routing';
import { copyText } from '@qinghe/features/routing/Share';
import { describeImport } from './describeImport.ts';

const UNREADABLE = '无法读取这个文件，请选择导出的笔记备份（.json）';

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns functions that export notes from this device, copy them, and import a backup. */
export function useNoteFiles({ notes, importFile }: Pick<NotesApi, 'notes' | 'importFile'>) {
  const base = useHref('/').replace(/\/$/, '');
  const toMarkdown = useCallback(
    () =>
      notesToMarkdown(notes, ({ courseId, lessonId, seconds }: Note) => {
        const path = paths.courseVideo(courseId, lessonId, seconds);
        return `${window.location.origin}${base}${path}`;
      }),
    [notes, base],
  );
  const name = (ending: string) => `学习笔记-${fullDate(new Date())}.${ending}`;

  return {
    exportMarkdown: () => download(name('md'), 'text/markdown;charset=utf-8', toMarkdown()),
    exportJson: () => download(name('json'), 'application/json', notesToJson(notes, new Date())),
    copyMarkdown: async () => {
      if (await copyText(toMarkdown())) toast.success('笔记已复制');
      else toast.error('复制失败，请改用导出');
    },
    importFrom: async (file: File) => {
      const text = file.size > IMPORT_SIZE ? '' : await file.text().catch(() => '');
      const result = importFile(text);
      if (result) toast.success(describeImport(result));
      else toast.error(UNREADABLE);
    },
  };
}
