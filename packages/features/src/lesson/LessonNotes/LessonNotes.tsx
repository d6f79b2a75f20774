import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIsVisit } from '@qinghe/hooks/data/auth';
import {
  groupNotes,
  NOTE_LENGTH,
  searchNotes,
  tagsOf,
  useNotes,
  type LessonNotes as LessonGroup,
  type Note,
  type NotePlace,
} from '@qinghe/hooks/data/notes';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { clockDuration, fullTime, relativeTime, useMinute } from '@qinghe/hooks/time';
import { paths } from '@qinghe/hooks/url';
import { Button } from '@qinghe/ui/components/Button';
import { Chip } from '@qinghe/ui/components/Chip';
import { Empty } from '@qinghe/ui/components/Empty';
import { Input } from '@qinghe/ui/components/Input';
import { Segmented } from '@qinghe/ui/components/Segmented';
import { Loading, SkeletonText } from '@qinghe/ui/components/Skeleton';
import { Tag } from '@qinghe/ui/components/Tag';
import { NoteEditor, NoteList } from '@qinghe/ui/patterns/NoteList';
import { text } from '@qinghe/ui/styles/text';
import { MemberReady } from '@qinghe/features/states/MemberReady';
import * as styles from './LessonNotes.styles.ts';
import { NewNote } from './parts/NewNote.tsx';
import { NotesMenu } from './parts/NotesMenu.tsx';
import { UndoBar } from './parts/UndoBar.tsx';
import { useNoteFiles } from './useNoteFiles.ts';

const scopes = [
  { value: 'lesson', label: '本课时笔记' },
  { value: 'all', label: '全部笔记' },
] as const;
type Scope = (typeof scopes)[number]['value'];

/** Maximum number of tags shown. */
const TAG_COUNT = 12;

export interface LessonNotesProps extends Omit<NotePlace, 'seconds'> {
  /** Returns the player's position in seconds. */
  readSecond: () => number;
  /** Moves the player to a second; omit it where dragging is banned. */
  onSeek?: (seconds: number) => void;
}

function MemberNotes({ readSecond, onSeek, ...lesson }: LessonNotesProps) {
  const api = useNotes();
  const files = useNoteFiles(api);
  const now = useMinute();
  const isOnVisit = useIsVisit();
  const [scope, setScope] = useState<Scope>('lesson');
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<{ id: string; text: string } | null>(null);

  const inScope = api.notes.filter(
    ({ lessonId }) => scope === 'all' || lessonId === lesson.lessonId,
  );
  const found = searchNotes(inScope, query);
  const tags = [...new Set(inScope.flatMap((note) => tagsOf(note.text)))].slice(0, TAG_COUNT);
  const noteOf = (id: string) => api.notes.find((note) => note.id === id);

  const editorOf = ({ id, text: words }: { id: string; text: string }) => (
    <NoteEditor
      label="编辑笔记"
      saveText="保存修改"
      value={words}
      max={NOTE_LENGTH}
      onChange={(value) => setEdited({ id, text: value })}
      onCancel={() => setEdited(null)}
      onSave={() => {
        const note = noteOf(id);
        if (note && note.text !== words.trim()) api.edit(note, words);
        setEdited(null);
      }}
    />
  );

  const itemOf = ({ id, seconds, text: words, createdAt, courseId, lessonId }: Note) => ({
    id,
    clock: clockDuration(seconds),
    text: words,
    writtenAt: relativeTime(createdAt, now),
    fullTime: fullTime(createdAt),
    ...(lessonId !== lesson.lessonId && { href: paths.courseVideo(courseId, lessonId, seconds) }),
  });

  const listOf = ({ lessonId, lessonTitle, notes }: LessonGroup) => (
    <NoteList
      label={scope === 'all' ? `${lessonTitle}的笔记` : '本课时笔记'}
      notes={notes.map(itemOf)}
      onSeek={
        lessonId === lesson.lessonId && onSeek
          ? (id) => {
              const note = noteOf(id);
              if (note) onSeek(note.seconds);
            }
          : undefined
      }
      onEdit={(id) => setEdited({ id, text: noteOf(id)?.text ?? '' })}
      onDelete={(id) => {
        const note = noteOf(id);
        if (note) api.remove(note);
      }}
      editing={edited && { id: edited.id, editor: editorOf(edited) }}
    />
  );

  return (
    <div css={styles.root}>
      {!api.isKept && (
        <p role="alert" css={[text.label, styles.warning]}>
          {isOnVisit
            ? '公共电脑不保留笔记，退出后会丢失，请先导出备份。'
            : '浏览器不允许保存或空间已满，关闭页面后新笔记会丢失，请先导出备份。'}
        </p>
      )}
      <NewNote
        key={lesson.lessonId}
        lessonId={lesson.lessonId}
        readSecond={readSecond}
        onAdd={(seconds, words) => api.add({ ...lesson, seconds }, words)}
      />
      <div css={styles.bar}>
        <Segmented label="笔记范围" items={scopes} value={scope} onChange={setScope} />
        <Tag>仅保存在本设备</Tag>
        <span css={styles.end}>
          <NotesMenu files={files} isEmpty={api.notes.length === 0} />
        </span>
      </div>
      {inScope.length > 0 && (
        <div css={styles.search}>
          <Input
            type="search"
            size="sm"
            icon={Search}
            isClearable
            aria-label="搜索笔记"
            placeholder="搜索笔记"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      {tags.length > 0 && (
        <div role="group" aria-label="标签" css={styles.tags}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              isOn={query === `#${tag}`}
              onClick={() => setQuery(query === `#${tag}` ? '' : `#${tag}`)}
            >
              #{tag}
            </Chip>
          ))}
        </div>
      )}
      <UndoBar change={api.lastChange} onUndo={api.undo} />
      {found.length > 0 && (
        <div css={styles.groups}>
          {groupNotes(found).map((group) => (
            <section key={group.lessonId} css={styles.group} aria-label={group.lessonTitle}>
              {scope === 'all' && (
                <h3 css={[text.label, styles.groupTitle]}>
                  {group.courseTitle} · {group.lessonTitle}
                </h3>
              )}
              {listOf(group)}
            </section>
          ))}
        </div>
      )}
      {inScope.length === 0 && (
        <Empty
          variant="compact"
          title={scope === 'lesson' ? '这个课时还没有笔记' : '还没有笔记'}
          description="播放时随手记下重点，点时间就能回到那一刻"
        />
      )}
      {inScope.length > 0 && found.length === 0 && (
        <Empty
          variant="compact"
          title="没有找到相关笔记"
          action={
            <Button variant="outline" size="sm" onClick={() => setQuery('')}>
              清空搜索
            </Button>
          }
        />
      )}
    </div>
  );
}

/**
 * The member's notes next to a lesson: taken at a second of it, searchable across all lessons, with export and import. They are
 * stored on this device only.
 */
export function LessonNotes(props: LessonNotesProps) {
  const isMember = useIsMember();
  if (!isMember) return <Empty variant="compact" title="登录后可以记笔记" />;
  return (
    <MemberReady waiting={<Loading isLoading skeleton={<SkeletonText count={4} />} />}>
      {() => <MemberNotes {...props} />}
    </MemberReady>
  );
}
