import { useState } from 'react';
import { useIsVisit } from '@qinghe/hooks/data/auth';
import { useDeviceData, type DeviceItem, type DeviceKind } from '@qinghe/hooks/data/device';
import { useNotes } from '@qinghe/hooks/data/notes';
import { Button } from '@qinghe/ui/components/Button';
import { Dialog, useKept } from '@qinghe/ui/components/Dialog';
import { Loading, Skeleton } from '@qinghe/ui/components/Skeleton';
import { toast } from '@qinghe/ui/components/Toast';
import { text } from '@qinghe/ui/styles/text';
import { NotesMenu, useNoteFiles } from '../LessonNotes/index.ts';
import * as styles from './DeviceData.styles.ts';
import { deviceTexts, sizeText } from './deviceTexts.ts';

const ALL_WARNING = '学习笔记没有其他副本，未同步的进度会丢失。建议先导出笔记备份。';

/** Menu that exports and imports the notes. */
function NoteFiles({ onChange }: { onChange: () => Promise<void> }) {
  const { notes, importFile } = useNotes();
  const files = useNoteFiles({ notes, importFile });
  const importFrom = async (file: File) => {
    await files.importFrom(file);
    await onChange();
  };
  return <NotesMenu files={{ ...files, importFrom }} isEmpty={notes.length === 0} />;
}

interface RowProps {
  item: DeviceItem;
  onRemove: () => void;
  onChange: () => Promise<void>;
}

function Row({ item: { kind, count, bytes }, onRemove, onChange }: RowProps) {
  const { name, why, life } = deviceTexts[kind];
  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <h2 css={styles.name}>{name}</h2>
        <p css={styles.quiet}>{why}</p>
        <p css={styles.quiet}>保留：{life}</p>
      </div>
      <span css={styles.size}>{count === 0 ? '没有' : `${count} 项 · ${sizeText(bytes)}`}</span>
      {kind !== 'session' && (
        <div css={styles.actions}>
          {kind === 'notes' && <NoteFiles onChange={onChange} />}
          <Button
            variant="outline"
            size="sm"
            aria-label={`清除${name}`}
            disabled={count === 0}
            onClick={onRemove}
          >
            清除
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * The data that this device stores of the member and the site: what it is, why it is kept, for how long and how much, with
 * buttons to remove it. It is read from the device only, not from the school's server.
 */
export function DeviceData() {
  const { items, remove, removeAll, recount } = useDeviceData();
  const isVisit = useIsVisit();
  const [asked, setAsked] = useState<DeviceKind | 'all' | null>(null);
  const close = () => setAsked(null);

  const clear = async (kind: DeviceKind | 'all') => {
    close();
    await (kind === 'all' ? removeAll() : remove(kind));
    toast.success(kind === 'all' ? '已清除本设备上的数据' : `${deviceTexts[kind].name}已清除`);
  };
  const handleRemove = (kind: DeviceKind) => {
    if (deviceTexts[kind].warning) setAsked(kind);
    else void clear(kind);
  };
  const shown = useKept(asked) ?? 'all';

  return (
    <div css={styles.stack}>
      <p css={styles.quiet}>
        {isVisit
          ? '公共电脑模式：以下内容只在这个标签页里，退出、关闭标签页或 15 分钟不操作就会清除。'
          : '以下内容保存在这台设备的浏览器里，可以随时清除。在公用的电脑上，登录时勾选“公共电脑”，离开后本机不保留任何记录。'}
      </p>
      <Loading isLoading={items === null} skeleton={<Skeleton height="45rem" />}>
        <ul css={styles.panel}>
          {items?.map((item) => (
            <Row
              key={item.kind}
              item={item}
              onRemove={() => handleRemove(item.kind)}
              onChange={recount}
            />
          ))}
        </ul>
      </Loading>
      <div css={styles.end}>
        <p css={text.label}>不再使用这台设备？清除后请退出登录。</p>
        <Button variant="outline" size="sm" onClick={() => setAsked('all')}>
          全部清除
        </Button>
      </div>
      <Dialog
        size="confirm"
        isOpen={asked !== null}
        onClose={close}
        title={shown === 'all' ? '全部清除？' : `清除${deviceTexts[shown].name}？`}
        description={shown === 'all' ? ALL_WARNING : deviceTexts[shown].warning}
        actions={
          <>
            <Button variant="ghost" size="sm" onClick={close}>
              取消
            </Button>
            <Button variant="danger" size="sm" onClick={() => asked && void clear(asked)}>
              清除
            </Button>
          </>
        }
      />
    </div>
  );
}
