import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { local, memberEntries, memberKeys } from '@qinghe/hooks/storage';
import { ignoreFocusGuards } from '@qinghe/ui/testing/ignoreFocusGuards';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { LessonNotes } from './index.ts';

const MEMBER = 1;
const python = { courseId: 1, courseTitle: 'Python 零基础：从第一行代码到小工具' };
const lesson = { ...python, lessonId: 15, lessonTitle: '列表推导式' };
const handleSeek = fn();
let second = 83.4;
let mend: () => void = () => undefined;
let letMemberCome = () => {};

const notes = [
  {
    ...lesson,
    id: 'n1',
    seconds: 378,
    text: '超过两层循环就老实写 for。\n回头试试把照片按月份分组 #练习',
    createdAt: '2026-11-20T01:55:00.000Z',
    updatedAt: '2026-11-20T01:55:00.000Z',
  },
  {
    ...lesson,
    id: 'n2',
    seconds: 12,
    text: '推导式做三件事：取出、过滤、收集 #推导式',
    createdAt: '2026-11-20T01:50:00.000Z',
    updatedAt: '2026-11-20T01:50:00.000Z',
  },
  {
    ...python,
    lessonId: 14,
    lessonTitle: '列表：一排抽屉',
    id: 'n3',
    seconds: 120,
    text: '下标从 0 开始',
    createdAt: '2026-11-19T01:50:00.000Z',
    updatedAt: '2026-11-19T01:50:00.000Z',
  },
];

function store(...some: typeof notes) {
  for (const note of some) local.write(memberKeys.note(MEMBER, note.id), JSON.stringify(note));
}

function Beside() {
  return <LessonNotes {...lesson} readSecond={() => second} onSeek={handleSeek} />;
}
function BesideBanned() {
  return <LessonNotes {...lesson} readSecond={() => second} />;
}

const tables = {
  free: createRouteTable([{ path: '*', page: () => Promise.resolve({ default: Beside }) }]),
  banned: createRouteTable([{ path: '*', page: () => Promise.resolve({ default: BesideBanned }) }]),
};

function Site({ isDragBanned = false }: { isDragBanned?: boolean }) {
  return (
    <AppRoot
      table={isDragBanned ? tables.banned : tables.free}
      layouts={{
        default: ({ children }) => (
          <main css={{ maxWidth: '46rem', padding: '1.5rem 1rem' }}>{children}</main>
        ),
      }}
      site="desktop"
      skeleton={null}
      router={storyRouter('/')}
    />
  );
}

/** The member's notes beside a lesson. */
const meta = {
  title: 'LessonNotes',
  component: LessonNotes,
  args: { ...lesson, readSecond: () => second },
  parameters: { isPage: true, scenario: 'loggedIn', a11y: ignoreFocusGuards },
  beforeEach: () => {
    handleSeek.mockClear();
    second = 83.4;
  },
  render: () => <Site />,
} satisfies Meta<typeof LessonNotes>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Notes of this lesson and of others. */
export const WithNotes: Story = {
  tags: ['vrt'],
  beforeEach: () => store(...notes),
  play: async ({ canvas, userEvent, step }) => {
    await step('they are in order of time', async () => {
      const items = await canvas.findAllByRole('listitem');
      await expect(items.map((item) => item.textContent?.slice(0, 5))).toEqual(['00:12', '06:18']);
    });
    await step('a second is a way back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '跳到 06:18' }));
      await expect(handleSeek).toHaveBeenCalledWith(378);
    });
    await step('all notes have those of other lessons, as links', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '全部笔记' }));
      await expect(canvas.getByRole('link', { name: '打开课时并跳到 02:00' })).toHaveAttribute(
        'href',
        '/courses/video/1?lesson=14&t=120',
      );
    });
  },
};

/** A note belongs to the second at which its first character was typed. */
export const Taking: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('这个课时还没有笔记')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: '写笔记' });
    await step('it is written while the lesson plays on', async () => {
      await userEvent.type(field, '取');
      second = 95;
      await userEvent.type(field, '出再过滤');
      await expect(canvas.getByText('01:23')).toBeVisible();
    });
    await step('it is saved and the field is empty again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(field).toHaveValue('');
      await expect(canvas.getByText('取出再过滤')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '跳到 01:23' }));
      await expect(handleSeek).toHaveBeenCalledWith(83);
    });
    await step('it can be moved to the present second before', async () => {
      await userEvent.type(field, '第二条');
      second = 200;
      await userEvent.click(canvas.getByRole('button', { name: '改为当前时间' }));
      await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
      await expect(canvas.getByRole('button', { name: '跳到 03:20' })).toBeVisible();
    });
  },
};

/** What was being written in an earlier visit is there again. */
export const Draft: Story = {
  beforeEach: () => {
    local.write(
      memberKeys.noteDraft(MEMBER, lesson.lessonId),
      JSON.stringify({ text: '写到一半', seconds: 61 }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '写笔记' });
    await waitFor(() => expect(field).toHaveValue('写到一半'));
    await expect(canvas.getByText('01:01')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await expect(field).toHaveValue('');
    await expect(local.read(memberKeys.noteDraft(MEMBER, lesson.lessonId))).toBeNull();
  },
};

/** An edit and a removal can be taken back. */
export const EditAndDelete: Story = {
  beforeEach: () => store(...notes.slice(0, 2)),
  play: async ({ canvas, userEvent, step }) => {
    await step('an edit', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '编辑 00:12 的笔记' }));
      const field = canvas.getByRole('textbox', { name: '编辑笔记' });
      await userEvent.clear(field);
      await userEvent.type(field, '改过');
      await userEvent.click(canvas.getByRole('button', { name: '保存修改' }));
      await expect(canvas.getByText('改过')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('笔记已修改');
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await expect(canvas.getByText(/取出、过滤、收集/)).toBeVisible();
    });
    await step('a removal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除 06:18 的笔记' }));
      await expect(canvas.queryByText(/照片按月份/)).not.toBeInTheDocument();
      await expect(local.read(memberKeys.note(MEMBER, 'n1'))).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
      await expect(canvas.getByText(/照片按月份/)).toBeVisible();
      await expect(local.read(memberKeys.note(MEMBER, 'n1'))).toContain('照片按月份');
    });
  },
};

/** Words are looked for over all notes; a tag is a search. */
export const Searching: Story = {
  beforeEach: () => store(...notes),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '全部笔记' }));
    const field = canvas.getByRole('searchbox', { name: '搜索笔记' });
    await step('by words in any order', async () => {
      await userEvent.type(field, 'for 两层');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('by tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '#推导式' }));
      await expect(canvas.getByText(/取出、过滤、收集/)).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('in vain, with a way back', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'c++');
      await expect(canvas.getByText('没有找到相关笔记')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '清空搜索' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    });
  },
};

/** An exported file brings the notes back; a file that is none says so. */
export const Importing: Story = {
  beforeEach: () => store(...notes.slice(0, 1)),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText(/照片按月份/);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no way to choose a file.');
    await step('the menu offers every way', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '导出与导入' }));
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu).toBeVisible());
      await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        '导出 Markdown',
        '导出备份（.json）',
        '复制全部',
        '导入备份…',
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('a good file is merged', async () => {
      const file = JSON.stringify({ format: 'qinghe-notes', version: 1, notes: [...notes, {}] });
      await userEvent.upload(input, new File([file], '备份.json', { type: 'application/json' }));
      await expect(
        await screen.findByText('导入完成：新增 2 条，1 条已存在，1 条无法识别，已跳过'),
      ).toBeInTheDocument();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('a bad file says so', async () => {
      await userEvent.upload(input, new File(['x'], '照片.json', { type: 'application/json' }));
      await expect(await screen.findByText(/^无法读取这个文件/)).toBeInTheDocument();
    });
  },
};

/** Where dragging is banned the second is only told. */
export const DragBanned: Story = {
  beforeEach: () => store(...notes),
  render: () => <Site isDragBanned />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00:12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /跳到/ })).not.toBeInTheDocument();
  },
};

/** A browser that stores nothing: the notes work until the page is closed, and that is said. */
export const StorageRefused: Story = {
  beforeEach: () => {
    const refusal = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    return () => {
      refusal.mockRestore();
      // What the browser refused is still in memory, where the next story would find it.
      for (const id of memberEntries('note', MEMBER).keys())
        local.remove(memberKeys.note(MEMBER, id));
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请先导出备份');
    await userEvent.type(canvas.getByRole('textbox', { name: '写笔记' }), '还是记得住');
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }));
    await expect(canvas.getByText('还是记得住')).toBeVisible();
  },
};

/** A visitor has no notes. */
export const Visitor: Story = {
  parameters: { scenario: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录后可以记笔记')).toBeVisible();
  },
};

/** A member who comes late is not taken for a visitor. */
export const MemberOnTheWay: Story = {
  beforeEach: ({ msw }) => {
    const gate = new Promise<void>((resolve) => {
      letMemberCome = resolve;
    });
    // Without an answer here, the demo school gives its own.
    msw.use(http.get('*/api/v2/member/detail', () => gate));
    return () => letMemberCome();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    await expect(canvas.queryByText('登录后可以记笔记')).toBeNull();
    letMemberCome();
    await expect(await canvas.findByRole('textbox', { name: '写笔记' }, SLOW)).toBeVisible();
  },
};

/** Without the member there are no notes: that is said, and tried again on demand. */
export const MemberFails: Story = {
  beforeEach: ({ msw }) => {
    let isBroken = true;
    msw.use(
      http.get('*/api/v2/member/detail', () =>
        isBroken ? HttpResponse.json(null, { status: 500 }) : undefined,
      ),
    );
    mend = () => {
      isBroken = false;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重试' }, SLOW);
    await expect(canvas.queryByText('登录后可以记笔记')).toBeNull();
    mend();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('textbox', { name: '写笔记' }, SLOW)).toBeVisible();
  },
};
