import { expect, waitFor, within } from 'storybook/test';
import { delay, http, HttpResponse } from 'msw';
import { DEMO_IDS, school } from '@qinghe/api/mocks';
import { keepDraft } from '@qinghe/hooks/drafts';
import { sessionKeys, tab } from '@qinghe/hooks/storage';
import { payloadsOf } from './calls.tsx';
import { at, expectToFit, lostNetwork, SLOW, type PageStory, expectNoIndex } from './pageStory.tsx';

/** The course that the ordinary member has bought and begun. */
const OWNED = 5;
/** The course with the comments of the demo school. */
const PYTHON = 1;
/** A course that the ordinary member does not own. */
const FOR_SALE = 11;

const comments = (id: number) => at(`/courses/detail/${id}?tab=comments`);
const files = (id: number) => at(`/courses/detail/${id}?tab=files`);

/** Runs the story as if in WeChat's browser, and records what is copied to the clipboard. */
function inWeChat(copied: string[]) {
  const { userAgent } = navigator;
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'userAgent', {
    configurable: true,
    value: `${userAgent} MicroMessenger/8.0.50`,
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  return () => {
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  };
}

/** Sets the price of a course to 0 without making it free, as a back office can. */
export function priceAtNothing(id: number): void {
  const course = school.tables.courses.find((row) => row.id === id);
  if (course) course.charge = 0;
}

const copied: string[] = [];

/** Lets the first answer of `answerTwo` arrive at the demo school. */
let letAnswerBeKept: () => void = () => undefined;

/** Stories of a course's page, shared by both sites. */
export const courseStories = {
  notForSale: {
    args: at(`/courses/detail/${FOR_SALE}`),
    parameters: { scenario: 'loggedIn' },
    beforeEach: () => priceAtNothing(FOR_SALE),
    play: async ({ canvas }) => {
      const info = within(await canvas.findByRole('region', { name: '课程信息' }, SLOW));
      await expect(await info.findByText('暂未开放购买', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /购买课程/ })).toBeNull();
    },
  },
  vipOnce: {
    args: at(`/courses/detail/${FOR_SALE}`),
    parameters: { scenario: 'loggedIn' },
    beforeEach: () => {
      const course = school.tables.courses.find(({ id }) => id === FOR_SALE);
      if (course) course.is_vip_free = 1;
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('button', { name: '开始学习' }, SLOW);
      await expect(canvas.getAllByText('会员免费看')).toHaveLength(1);
    },
  },
  comments: {
    args: comments(PYTHON),
    parameters: { scenario: 'moderatedComments' },
    play: async ({ canvas, step, userEvent }) => {
      const list = within(await canvas.findByRole('list', { name: '课程评论' }, SLOW));
      await step('what waits and who is gone', async () => {
        await expect(list.getByText('评论审核中')).toBeVisible();
        await expect(list.getByText('学员已注销')).toBeVisible();
      });
      await step('the rest of a thread is asked for', async () => {
        await expect(list.getByText('第 5 次回复：下周会加一组。')).toBeVisible();
        await expect(list.queryByText('第 1 次回复：下周会加一组。')).toBeNull();
        await userEvent.click(list.getByRole('button', { name: '查看全部 5 条回复' }));
        await expect(await list.findByText('第 1 次回复：下周会加一组。', {}, SLOW)).toBeVisible();
      });
      await step('and so is the rest of the comments', async () => {
        await userEvent.click(canvas.getByRole('button', { name: /^查看全部 \d+ 条评论$/ }));
        await expect(
          await list.findByText('第 6 周的学习心得：每天二十分钟，刚刚好。', {}, SLOW),
        ).toBeVisible();
      });
    },
  },
  writeComment: {
    args: comments(OWNED),
    parameters: { scenario: 'generationC' },
    play: async ({ canvas, step, userEvent }) => {
      const field = await canvas.findByRole('textbox', { name: '写评论' }, SLOW);
      await expect(await canvas.findByText('还没有评论，来说说你的收获', {}, SLOW)).toBeVisible();
      await step('nothing written', async () => {
        await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
        await expect(canvas.getByRole('alert')).toHaveTextContent('请输入评论内容');
        await expect(field).toHaveFocus();
      });
      await step('a comment waits for approval', async () => {
        await userEvent.type(field, '先看见变换，再写出矩阵。');
        await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
        await expect(await canvas.findByText('评论审核中', {}, SLOW)).toBeVisible();
        await expect(field).toHaveValue('');
      });
    },
  },
  writeOldComment: {
    args: comments(OWNED),
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas, step, userEvent }) => {
      const field = await canvas.findByRole('textbox', { name: '写评论' }, SLOW);
      await canvas.findByText('还没有评论，来说说你的收获', {}, SLOW);
      await step('older servers want six characters', async () => {
        await userEvent.type(field, '讲得好');
        await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
        await expect(canvas.getByRole('alert')).toHaveTextContent('评论内容不能少于 6 个字');
        await expect(field).toHaveValue('讲得好');
      });
      await step('and show it at once', async () => {
        await userEvent.type(field, '，适合慢慢跟');
        await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
        const list = within(await canvas.findByRole('list', { name: '课程评论' }, SLOW));
        await expect(list.getByText('讲得好，适合慢慢跟')).toBeVisible();
      });
    },
  },
  answerComment: {
    args: comments(PYTHON),
    parameters: { scenario: 'generationC' },
    play: async ({ canvas, userEvent }) => {
      // The newest answer of the thread has the same author; the comment itself comes first.
      const [answer] = await canvas.findAllByRole('button', { name: '回复 老郑' }, SLOW);
      if (!answer) throw new Error('There is nothing to answer.');
      await userEvent.click(answer);
      const field = canvas.getByRole('textbox', { name: '回复 老郑' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, '一起加油');
      await userEvent.click(
        within(canvas.getByRole('form', { name: '回复 老郑' })).getByRole('button', {
          name: '回复',
        }),
      );
      await expect(await canvas.findByText('评论审核中', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: '回复 老郑' })).toBeNull();
    },
  },
  answerTwo: {
    args: comments(PYTHON),
    parameters: { scenario: 'generationC' },
    beforeEach: ({ msw }) => {
      const gate = new Promise<void>((resolve) => {
        letAnswerBeKept = resolve;
      });
      msw.use(
        http.post('*/api/v3/comment/store', async () => {
          await gate;
        }),
      );
      return letAnswerBeKept;
    },
    play: async ({ canvas, step, userEvent }) => {
      const field = () => canvas.getByRole('textbox', { name: '回复 老郑' });
      const [first, second] = await canvas.findAllByRole('button', { name: '回复 老郑' }, SLOW);
      if (!first || !second) throw new Error('There are no two comments to answer.');
      await step('an answer is being sent, and another one begun', async () => {
        await userEvent.click(first);
        await userEvent.type(field(), '一起加油');
        await userEvent.click(
          within(canvas.getByRole('form', { name: '回复 老郑' })).getByRole('button', {
            name: '回复',
          }),
        );
        await userEvent.click(second);
        await waitFor(() => expect(field()).toHaveValue(''));
        await userEvent.type(field(), '谢谢');
      });
      await step('the first one arrives, and the second stays open', async () => {
        letAnswerBeKept();
        await expect(await canvas.findByText('评论审核中', {}, SLOW)).toBeVisible();
        await expect(field()).toHaveValue('谢谢');
        await expect(field()).toHaveFocus();
      });
    },
  },
  begunAnswer: {
    args: comments(PYTHON),
    parameters: { scenario: 'generationC' },
    beforeEach: ({ msw }) => {
      keepDraft(DEMO_IDS.ordinary, `course:${PYTHON}:qhc0000000000002`, '一起加油');
      // Falls through to the demo school's reply.
      msw.use(http.get('*/api/v2/member/detail', () => delay(2000)));
      return () => tab.remove(sessionKeys.page('draft'));
    },
    play: async ({ canvas }) => {
      const field = await canvas.findByRole('textbox', { name: '回复 老郑' }, SLOW);
      await expect(field).toHaveValue('一起加油');
      await expect(field).not.toHaveFocus();
    },
  },
  commentsForBuyers: {
    args: comments(FOR_SALE),
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('购买课程后可评论', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: '写评论' })).toBeNull();
    },
  },
  commentsClosed: {
    args: comments(24),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('评论已关闭', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: '写评论' })).toBeNull();
    },
  },
  commentsForMembers: {
    args: comments(PYTHON),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('登录后可评论', {}, SLOW)).toBeVisible();
    },
  },
  filesForBuyers: {
    args: files(PYTHON),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('请购买课程后下载', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^下载/ })).toBeNull();
    },
  },
  filesInWeChat: {
    args: files(PYTHON),
    parameters: { scenario: 'loggedIn' },
    beforeEach: () => {
      copied.length = 0;
      return inWeChat(copied);
    },
    play: async ({ canvas, canvasElement, userEvent }) => {
      const body = within(canvasElement.ownerDocument.body);
      await userEvent.click(await canvas.findByRole('button', { name: /^下载 list_comp/ }, SLOW));
      await waitFor(
        () => expect(body.getByText('链接已复制，请使用浏览器下载')).toBeVisible(),
        SLOW,
      );
      await expect(copied.join()).toMatch(/\/api\/v3\/course\/attach-download\?sign=/);
    },
  },
  filesOfOldServer: {
    args: files(PYTHON),
    parameters: { scenario: 'oldDownloads' },
    beforeEach: () => {
      copied.length = 0;
      return inWeChat(copied);
    },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /^下载 list_comp/ }, SLOW));
      await waitFor(() =>
        expect(copied.join()).toMatch(/\/api\/v2\/course\/attach\/\d+\/download\?token=./),
      );
    },
  },
  favourite: {
    args: at('/courses/detail/4'),
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas, canvasElement, step, userEvent }) => {
      const body = within(canvasElement.ownerDocument.body);
      const button = await canvas.findByRole('button', { name: '收藏课程', pressed: false }, SLOW);
      await step('in', async () => {
        await userEvent.click(button);
        await waitFor(() => expect(body.getByText('已收藏')).toBeVisible(), SLOW);
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      });
      await step('out', async () => {
        await userEvent.click(button);
        await waitFor(() => expect(body.getByText('取消收藏')).toBeVisible(), SLOW);
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      });
    },
  },
  favouriteAgain: {
    args: at('/courses/detail/4'),
    parameters: { scenario: 'loggedIn' },
    play: async ({ abortSignal, canvas, canvasElement, userEvent }) => {
      const { body } = canvasElement.ownerDocument;
      const button = await canvas.findByRole('button', { name: '收藏课程', pressed: false }, SLOW);
      await userEvent.click(button);
      await within(body).findAllByText('已收藏', {}, SLOW);
      // The button is pressed before anything else can be drawn.
      const toasts = new MutationObserver(() => {
        if (within(body).queryAllByText('取消收藏').length === 0) return;
        toasts.disconnect();
        button.click();
      });
      toasts.observe(body, { childList: true, subtree: true });
      abortSignal.addEventListener('abort', () => toasts.disconnect());
      await userEvent.click(button);
      await waitFor(() => expect(payloadsOf('GET /api/v2/course/4/like')).toHaveLength(3), SLOW);
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'), SLOW);
    },
  },
  favouriteFails: {
    args: at('/courses/detail/4'),
    parameters: { scenario: 'loggedIn' },
    play: async ({ canvas, canvasElement, userEvent, msw }) => {
      msw.use(
        http.get('*/api/v2/course/4/like', () =>
          HttpResponse.json({ code: 1, message: '操作太频繁', data: [] }),
        ),
      );
      const body = within(canvasElement.ownerDocument.body);
      const button = await canvas.findByRole('button', { name: '收藏课程', pressed: false }, SLOW);
      await userEvent.click(button);
      await waitFor(() => expect(body.getByText('操作太频繁')).toBeVisible(), SLOW);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    },
  },
  noChapters: {
    args: at('/courses/detail/16?tab=lessons'),
    play: async ({ canvas }) => {
      const panel = within(await canvas.findByRole('tabpanel', { name: /目录/ }, SLOW));
      await expect(await panel.findByText('二分：猜数字的道理')).toBeVisible();
      await expect(panel.queryByRole('heading')).toBeNull();
    },
  },
  noLessons: {
    args: at('/courses/detail/26?tab=lessons'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('课程内容更新中', {}, SLOW)).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: '购课包含' })).toBeNull();
    },
  },
  longCourse: {
    args: at(`/courses/detail/${OWNED}?tab=lessons`),
    parameters: { scenario: 'longCourse' },
    play: async ({ canvas, step }) => {
      await step('the first chapter is open', async () => {
        await expect(await canvas.findByText(/^共 100 章 2,000 课时/, {}, SLOW)).toBeVisible();
        await expect(await canvas.findByRole('link', { name: /^第 1 讲/ }, SLOW)).toBeVisible();
      });
      await step('the others wait to be opened', async () => {
        const panel = canvas.getByRole('tabpanel');
        await expect(panel.querySelectorAll('[aria-expanded="false"]')).toHaveLength(99);
        await waitFor(() => expect(panel.querySelectorAll('li')).toHaveLength(20));
      });
    },
  },
  gone: {
    args: at('/courses/detail/9999'),
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: '课程不存在或已下架' }, SLOW),
      ).toBeVisible();
      await expectNoIndex();
      await expect(canvas.getByRole('link', { name: '全部课程' })).toHaveAttribute(
        'href',
        '/courses',
      );
      await expect(payloadsOf('GET /api/v2/course/9999'), 'it is asked for once').toEqual([{}]);
    },
  },
  badId: {
    args: at('/courses/detail/abc'),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('课程不存在或已下架', {}, SLOW)).toBeVisible();
    },
  },
  offline: lostNetwork('*/api/v2/course/:id'),
  error: {
    parameters: { scenario: 'serverError' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  longText: {
    args: at('/courses/detail/2'),
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: /训练课程/ }, SLOW);
      await expectToFit();
    },
  },
  longLessons: {
    args: at('/courses/detail/2?tab=lessons'),
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      const panel = within(await canvas.findByRole('tabpanel', { name: /目录/ }, SLOW));
      await panel.findAllByText(/训练课程$/, {}, SLOW);
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
