import { expect, waitFor, within } from 'storybook/test';
import { DEMO_TOKENS, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { at, expectToFit, lostNetwork, refusedPart, SLOW, type PageStory } from './pageStory.tsx';
import { expectCall } from './calls.tsx';

const refusedContinue = refusedPart('*/api/v3/member/courses/learned', '重试', (canvas) =>
  canvas.findByRole('region', { name: '继续学习' }, SLOW),
);
const CONTINUE_REFUSED = '继续学习加载失败';

/** Fails if the centre of an element is scrolled out of sight or covered. */
async function expectInSight(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(there)).toBe(true);
}

/** Stories of the member's lists, shared by both sites. */
export const studyStories = {
  learning: {
    play: async ({ canvas, step }) => {
      await step('the course to go on with', async () => {
        const hero = within(await canvas.findByRole('region', { name: '继续学习' }, SLOW));
        await expect(hero.getByRole('link')).toHaveAttribute('href', '/courses/video/1?lesson=115');
        await expect(hero.getByText('31%')).toBeVisible();
      });
      await step('every course says how far the member is', async () => {
        const python = await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW);
        await expect(python).toHaveTextContent('上次学到');
        await expect(python).toHaveTextContent('已学 31%');
      });
    },
  },
  folded: {
    play: async ({ canvas, step, userEvent }) => {
      const fold = await canvas.findByRole('button', { name: /^学习完成/ }, SLOW);
      await step('finished courses wait at the end', async () => {
        await expect(fold).toHaveAttribute('aria-expanded', 'false');
        await expect(canvas.queryByRole('link', { name: /^天文学导论/ })).toBeNull();
      });
      await step('and can be opened', async () => {
        await userEvent.click(fold);
        await expect(canvas.getByRole('link', { name: /^天文学导论/ })).toHaveTextContent('已学完');
      });
    },
  },
  arranged: {
    play: async ({ canvas, step, userEvent }) => {
      await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW);
      const first = () => canvas.getAllByRole('heading', { level: 2 })[1];
      await step('by progress', async () => {
        await userEvent.click(canvas.getByRole('link', { name: '学习进度' }));
        await waitFor(() => expect(first()).toHaveTextContent('宋史十讲：风雅与困局'));
      });
      await step('only the finished ones', async () => {
        await userEvent.click(canvas.getByRole('link', { name: '已学完' }));
        await waitFor(() =>
          expect(canvas.queryByRole('link', { name: /^Python 零基础/ })).toBeNull(),
        );
        await expect(canvas.getByRole('link', { name: /^天文学导论/ })).toBeVisible();
      });
    },
  },
  lessons: {
    play: async ({ canvas, canvasElement, userEvent, step }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: /^课时进度：Python 零基础/ }, SLOW),
      );
      const body = within(canvasElement.ownerDocument.body);
      const dialog = within(await body.findByRole('dialog', { name: /^Python 零基础/ }, SLOW));
      await expect(await dialog.findByText('已学完 15 / 48 课时', {}, SLOW)).toBeVisible();
      await step('by chapter; what is finished is folded', async () => {
        await expect(
          dialog.getByRole('button', { name: /^第一章.*已学完 6 \/ 6 课时$/ }),
        ).toHaveAttribute('aria-expanded', 'false');
        await expect(dialog.getByRole('button', { name: /^第三章/ })).toHaveAttribute(
          'aria-expanded',
          'true',
        );
      });
      await step('the lesson of the member is in sight', async () => {
        const current = dialog.getByRole('link', { current: true });
        await expect(current).toHaveTextContent('列表推导式');
        await expect(current).toHaveAttribute('href', '/courses/video/1?lesson=115');
        await waitFor(() => expectInSight(current));
      });
      await step('no title is cut', async () => {
        for (const link of dialog.getAllByRole('link'))
          for (const words of link.querySelectorAll('span'))
            if (words.offsetWidth > 1) await expect(words.scrollWidth).toBe(words.clientWidth);
      });
    },
  },
  lists: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('tab', { name: '收藏' }, SLOW));
      await canvas.findByRole('link', { name: /^机器学习十五讲/ }, SLOW);
      await userEvent.click(canvas.getByRole('tab', { name: '购买' }));
      await canvas.findByRole('link', { name: /^交互设计的七个判断/ }, SLOW);
      await userEvent.click(canvas.getByRole('tab', { name: '在学' }));
      await expect(await canvas.findByRole('link', { name: /^宋史十讲/ }, SLOW)).toBeVisible();
      await expectCall('GET /api/v3/member/courses');
      await expectCall('GET /api/v3/member/courses/like');
    },
  },
  activities: {
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('tab', { name: '活动' }, SLOW));
      const panel = within(await canvas.findByRole('tabpanel', { name: '活动' }, SLOW));
      await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3), SLOW);
      await expectCall('GET /api/v3/member/activates/like');
    },
  },
  empty: {
    parameters: { scenario: 'emptySchool' },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('还没有在学课程，去选一门吧', {}, SLOW)).toBeVisible();
      await expect(canvas.getAllByText(/去选一门/)).toHaveLength(1);
      await expect(canvas.getByRole('link', { name: '去选课' })).toHaveAttribute(
        'href',
        '/courses',
      );
      await userEvent.click(canvas.getByRole('tab', { name: '购买' }));
      await expect(await canvas.findByText('还没有购买课程', {}, SLOW)).toBeVisible();
      await expect(canvas.getByText('买下的课程会放在这里。')).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: '收藏' }));
      await expect(await canvas.findByText('还没有收藏', {}, SLOW)).toBeVisible();
    },
  },
  filteredEmpty: {
    args: at('/study-center?tab=bought&state=finished'),
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('没有符合条件的课程', {}, SLOW)).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: '清除筛选' }));
      await expect(
        await canvas.findByRole('link', { name: /^交互设计的七个判断/ }, SLOW),
      ).toBeVisible();
    },
  },
  offline: lostNetwork('*/api/v3/member/courses/learned'),
  error: {
    parameters: { scenario: 'serverError' },
    beforeEach: () => {
      local.write(localKeys.userToken, DEMO_TOKENS.ordinary);
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      const [retry] = await canvas.findAllByRole('button', { name: '重试' }, SLOW);
      await expect(retry).toBeVisible();
    },
  },
  continueRefused: {
    args: at('/study-center?tab=bought'),
    ...refusedContinue,
    beforeEach: (context) => {
      local.write(localKeys.userToken, DEMO_TOKENS.ordinary);
      return refusedContinue.beforeEach(context);
    },
    play: async (context) => {
      const { canvas, step, userEvent } = context;
      await step('the part says that it is refused', async () => {
        await expect(await canvas.findByText(CONTINUE_REFUSED, {}, SLOW)).toBeVisible();
      });
      await step('and says so to who comes back, when no place waits for it', async () => {
        await userEvent.click(await canvas.findByRole('link', { name: '首页' }, SLOW));
        await waitFor(() => expect(canvas.queryByText(CONTINUE_REFUSED)).toBeNull(), SLOW);
        await userEvent.click(await canvas.findByRole('link', { name: /^(我的课程|学习)$/ }, SLOW));
        await userEvent.click(await canvas.findByRole('tab', { name: '购买' }, SLOW));
        await expect(await canvas.findByText(CONTINUE_REFUSED, {}, SLOW)).toBeVisible();
      });
      await step('another try brings it', () => refusedContinue.play(context));
    },
  },
  loading: {
    parameters: { scenario: 'slow' },
    beforeEach: () => {
      local.write(localKeys.userToken, DEMO_TOKENS.ordinary);
    },
    play: async ({ canvas }) => {
      const [words] = await canvas.findAllByText('加载中', {}, SLOW);
      await expect(words).toBeInTheDocument();
    },
  },
  oneItem: {
    beforeEach: () => {
      const { tables } = school;
      tables.courseRecords = tables.courseRecords.filter(({ course_id }) => course_id === 1);
    },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findAllByRole('link', { name: /^Python 零基础/ }, SLOW),
      ).toHaveLength(1);
      await expect(canvas.queryByRole('link', { name: /^宋史十讲/ })).toBeNull();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: /^Python 零基础/ }, SLOW)).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
