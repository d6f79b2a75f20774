import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { at, expectToFit, LONG_WORD, SLOW, type PageStory, type Play } from './pageStory.tsx';

const CALL = '*/pages/refund.json';
const TEXT = `<p>报名后<strong>七天内</strong>可以申请全额退款，之后按未学课时退。</p>
<h2>怎么申请</h2>
<ol><li>打开<a href="/member/order">我的订单</a>，找到要退的一笔；</li><li>写明原因，客服一个工作日内联系你。</li></ol>
<h2>退多少</h2>
<table><thead><tr><th>申请时间</th><th>退款</th></tr></thead>
<tbody><tr><td>七天内</td><td>全额</td></tr><tr><td>七天后</td><td>按未学课时</td></tr></tbody></table>
<blockquote><p>已开具发票的，请先退回发票。</p></blockquote>
<p>条款见<a href="https://example.com/law">消费者权益保护法</a>。</p>
<script>document.title = 'broken into'</script>`;

type BeforeEach = (context: Parameters<Play>[0]) => void;

/** Gives the school two pages of its own, and answers the request for one of them. */
const has =
  (page: { title?: string; html?: string } = {}): BeforeEach =>
  ({ msw }) => {
    const title = page.title ?? '退款说明';
    Object.assign(window, {
      __QINGHE__: {
        pages: [
          { slug: 'refund', title, isInFooter: true },
          { slug: 'jobs', title: '教师招聘', isInFooter: false },
        ],
      },
    });
    const data = { title, description: '七天内可以全额退款。', html: page.html ?? TEXT };
    msw.use(http.get(CALL, () => HttpResponse.json({ code: 0, message: '', data })));
  };

/** Stories of the school's own pages, shared by both sites. */
export const schoolPageStories = {
  default: {
    beforeEach: has(),
    play: async ({ canvas, step }) => {
      await canvas.findByRole('heading', { level: 1, name: '退款说明' }, SLOW);
      await step('the text is safe, its links lead to pages here', async () => {
        await canvas.findByRole('heading', { level: 2, name: '怎么申请' }, SLOW);
        await expect(canvas.getByRole('table')).toBeVisible();
        await waitFor(
          () =>
            expect(canvas.getByRole('link', { name: '我的订单' })).toHaveAttribute(
              'href',
              expect.stringMatching(/\/member\/orders$/),
            ),
          SLOW,
        );
      });
      await step('the head tells of it', async () => {
        await waitFor(() => expect(document.title).toMatch(/^退款说明 - /));
        await expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
          'content',
          '七天内可以全额退款。',
        );
      });
    },
  },
  loading: {
    beforeEach: (context) => {
      has()(context);
      context.msw.use(http.get(CALL, () => delay('infinite')));
    },
    play: async ({ canvas }) => {
      const [words] = await canvas.findAllByText('加载中', {}, SLOW);
      await expect(words).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: (context) => {
      has()(context);
      context.msw.use(
        // Of a 502 the page would heal by itself.
        http.get(CALL, () => new HttpResponse(null, { status: 400 }), { once: true }),
      );
    },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: '重试' }, SLOW));
      await canvas.findByRole('heading', { level: 1, name: '退款说明' }, SLOW);
    },
  },
  unknown: {
    beforeEach: has(),
    args: at('/pages/prices'),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面不存在' }, SLOW);
    },
  },
  gone: {
    beforeEach: (context) => {
      has()(context);
      context.msw.use(http.get(CALL, () => new HttpResponse('<h1>404</h1>', { status: 404 })));
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: '页面不存在' }, SLOW);
    },
  },
  longText: {
    beforeEach: has({
      title: `退款${LONG_WORD}`,
      html: `<p>${LONG_WORD}</p><pre><code>${LONG_WORD}</code></pre><table><tr><td>${LONG_WORD}</td><td>${LONG_WORD}</td></tr></table>`,
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: `退款${LONG_WORD}` }, SLOW);
      const box = await canvas.findByRole('group', { name: '表格' }, SLOW);
      // A scrollable element must be reachable by keyboard.
      await waitFor(() =>
        expect(box.hasAttribute('tabindex')).toBe(box.scrollWidth > box.clientWidth + 1),
      );
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
