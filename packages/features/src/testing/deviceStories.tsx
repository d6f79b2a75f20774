import { expect, screen, waitFor, within } from 'storybook/test';
import { local, localKeys, memberKeys } from '@qinghe/hooks/storage';
import { keepToasts } from './heldTimer.tsx';
import { SLOW, type PageStory } from './pageStory.tsx';

const note = {
  id: 'n1',
  courseId: 1,
  courseTitle: 'Python 零基础',
  lessonId: 15,
  lessonTitle: '变量与类型',
  seconds: 83,
  text: '先取出，再过滤 #函数',
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
};

const row = async (canvas: ReturnType<typeof within>, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 2, name }, SLOW);
  const item = heading.closest('li');
  if (!item) throw new TypeError('The heading is in no row.');
  return within(item);
};

/** Stories of the page with the data on this device, shared by both sites. */
export const deviceStories = {
  default: {
    beforeEach: () => {
      local.write(memberKeys.note(1, note.id), JSON.stringify(note));
      local.write(memberKeys.watched(1, 15), '{}');
      local.write(localKeys.searchHistory, '["微积分"]');
      return keepToasts();
    },
    play: async ({ canvas, userEvent, step }) => {
      await step('what, why, for how long and how much', async () => {
        const notes = await row(canvas, '学习笔记');
        await expect(notes.getByText(/仅保存在本设备/)).toBeVisible();
        await expect(notes.getByText('保留：直到你清除')).toBeVisible();
        await expect(await notes.findByText(/^1 项 · \d+ B$/)).toBeVisible();
        await expect((await row(canvas, '登录状态')).queryByRole('button')).toBeNull();
      });
      await step('one kind', async () => {
        const search = await row(canvas, '搜索历史');
        await userEvent.click(search.getByRole('button', { name: '清除搜索历史' }));
        await waitFor(() => expect(search.getByText('没有')).toBeVisible());
        await expect(local.read(localKeys.searchHistory)).toBeNull();
      });
      await step('what has no other copy is asked for', async () => {
        await userEvent.click(await canvas.findByRole('button', { name: '清除学习笔记' }));
        const dialog = await screen.findByRole('dialog', { name: '清除学习笔记？' }, SLOW);
        const asked = dialog.textContent;
        const changes: (string | null)[] = [];
        const watch = new MutationObserver(() => changes.push(dialog.textContent));
        watch.observe(dialog, { childList: true, characterData: true, subtree: true });
        await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        watch.disconnect();
        // Not the words of another question while it closes.
        await expect(changes.filter((words) => words !== asked)).toEqual([]);
        await expect(local.read(memberKeys.note(1, note.id))).not.toBeNull();
      });
      await step('all but who is logged in', async () => {
        await userEvent.click(canvas.getByRole('button', { name: '全部清除' }));
        const dialog = within(await screen.findByRole('dialog', { name: '全部清除？' }, SLOW));
        await userEvent.click(dialog.getByRole('button', { name: '清除' }));
        await waitFor(() => expect(local.read(memberKeys.note(1, note.id))).toBeNull());
        await expect(local.read(memberKeys.watched(1, 15))).toBeNull();
        await expect(local.read(localKeys.userToken)).not.toBeNull();
        await screen.findByText('已清除本设备上的数据', {}, SLOW);
      });
    },
  },
} satisfies Record<string, PageStory>;
