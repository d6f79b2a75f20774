import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { nearSettings } from '../Late/near.ts';
import { markOf } from './markOf.ts';
import { RichContent } from './RichContent.tsx';

const COURSE = `<p>很多人学编程停在第三天：语法记了一堆，却不知道能拿来做什么。这门课反过来，先有一件想做的事，再去学它需要的那一点语法。</p>
<h1>你会写出什么</h1>
<ul><li>一个按拍摄日期整理照片的脚本，三秒钟理好一整年。</li><li>一个核对账单的小工具，自动标出对不上的那几笔。</li><li>一份每周五下午自动生成的周报。</li></ul>
<h1>从一个例子开始</h1>
<p>比如想知道这次测验有多少人及格，一行 <code>列表推导式</code> 就够了：</p>
<pre><code class="language-python">scores = [86, 92, 58, 77, 64]
passed = [s for s in scores if s &gt;= 60]   # 过滤出及格的分数
print(f"及格 {len(passed)} 人，平均 {sum(passed) / len(passed):.1f} 分")</code></pre>
<p>平均分背后的公式并不神秘，就是把 $n$ 个数加起来再除以 \\(n\\)：</p>
<p>$$\\bar{x} = \\frac{1}{n}\\sum_{i=1}^{n} x_i, \\qquad s^2 = \\frac{1}{n-1}\\sum_{i=1}^{n}(x_i - \\bar{x})^2$$</p>
<blockquote>先写出能跑的，再写出好看的。</blockquote>`;

/** The libraries are fetched when content needs them, which takes a while the first time. */
const patience = { timeout: 10_000 };

/** HTML that a teacher wrote: course introductions, announcements, comments. */
const meta = { component: RichContent, args: { html: COURSE } } satisfies Meta<typeof RichContent>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  tags: ['spec:9.code'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('code has colours and can be scrolled by keyboard', async () => {
      const code = await canvas.findByRole('group', { name: '代码：Python' }, patience);
      await expect(code).toHaveAttribute('tabindex', '0');
      await expect(code.querySelector('.hljs-keyword')).toHaveTextContent('for');
    });
    await step('formulas are set', async () => {
      await waitFor(
        () => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(3),
        patience,
      );
      for (const strut of canvasElement.querySelectorAll<HTMLElement>('.katex .katex-strut'))
        await expect(strut.style.height).not.toBe('');
    });
    await step('the page keeps its h1', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: '你会写出什么' })).toBeVisible();
    });
  },
};

/** Code and formulas far below the window stay as written, and load nothing, until something is scrolled. */
export const FarBelow: Story = {
  args: { style: { paddingTop: '300vh' } },
  beforeEach: () => {
    nearSettings.isEverythingNear = false;
    return () => {
      nearSettings.isEverythingNear = true;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const written = await canvas.findByText(/就是把 \$n\$ 个数/, {}, patience);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await expect(canvasElement.querySelector('.katex, .hljs-keyword')).toBeNull();
    await expect(written).toBeInTheDocument();
    window.scrollBy(0, 10);
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(3), patience);
    await expect(canvas.getByRole('group', { name: '代码：Python' })).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** What is not content does nothing, and its words stay. */
export const Hostile: Story = {
  args: {
    html: `<p id="main" class="modal" onclick="document.title='hacked'" style="position:fixed;top:0;width:50%;background:url(//evil.example/x)">照常显示的一段话。</p>
<script>document.title = 'hacked'</script>
<img src="data:image/png;base64,AA" onerror="document.title='hacked'" alt="坏掉的图片">
<svg onload="document.title='hacked'"><text>矢量里的字</text></svg>
<p><a href="javascript:document.title='hacked'">可疑的链接</a> <a href="https://example.com/">外部链接</a> <a href="/courses">站内链接</a></p>
<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.document.title='hacked'</script>"></iframe>
<form action="https://evil.example/"><input name="password"><button>表单里的字</button></form>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=document.title='hacked'&gt;"></table></mtext></math>`,
  },
  play: async ({ canvas, canvasElement, step }) => {
    const words = await canvas.findByText('照常显示的一段话。', {}, patience);
    await step('words stay', async () => {
      await expect(words).toBeVisible();
      await expect(canvas.getByText('表单里的字')).toBeVisible();
    });
    await step('nothing covers, submits, frames or runs', async () => {
      await expect(words.getAttribute('style')).toBe('width: 50%;');
      await expect(words).not.toHaveAttribute('id');
      await expect(words).not.toHaveAttribute('class');
      await expect(
        canvasElement.querySelector('script, iframe, form, input, button, svg, math, style'),
      ).toBeNull();
      const handlers = Array.from(canvasElement.querySelectorAll('*')).flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      await expect(handlers).toEqual([]);
      await expect(document.title).not.toBe('hacked');
    });
    await step('links: script gone, foreign ones open apart', async () => {
      await expect(canvas.getByText('可疑的链接')).not.toHaveAttribute('href');
      const external = canvas.getByRole('link', { name: '外部链接' });
      await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(external).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name: '站内链接' })).not.toHaveAttribute('target');
    });
  },
};

/** All four delimiters, the clean-up of what editors leave inside, and display formulas. */
export const Maths: Story = {
  tags: ['spec:9.maths'],
  args: {
    html: String.raw`<p>行内 $E = mc^2$，也可以写 \(a&nbsp;+&nbsp;b\)。</p><p>$$\begin{matrix} a &amp; b \\ c &amp; d \end{matrix}$$</p><p>\[ \int_0^1 x^2 \, dx = \frac13 \]</p>`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(4), patience);
    await expect(canvasElement.querySelectorAll('.katex-display')).toHaveLength(2);
    await expect(canvasElement.querySelector('.katex-error')).toBeNull();
  },
};

/** Prices, code and escaped dollars are not formulas. */
export const Prices: Story = {
  args: {
    html: String.raw`<p>教材 $5 and $6，套餐从 $99 到 $199。</p><pre><code class="language-bash">echo "$HOME$" # \(x\)</code></pre>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('教材 $5 and $6，套餐从 $99 到 $199。', {}, patience),
    ).toBeVisible();
    const code = await canvas.findByRole('group', { name: '代码：Bash' }, patience);
    await expect(code).toHaveTextContent(String.raw`echo "$HOME$" # \(x\)`);
    await expect(canvasElement.querySelector('.katex')).toBeNull();
  },
};

const SNIPPETS: readonly [string, string, string][] = [
  ['language-kotlin', 'fun main() = println("苗")', 'keyword'],
  ['lang-c#', 'public class Seed { int days = 1; }', 'keyword'],
  ['language-swift', 'let days: Int = 1 // 天', 'comment'],
  ['language-rb', 'def grow; puts "苗"; end', 'string'],
  ['language-yml', 'name: 青禾\ndays: 3', 'attr'],
  ['language-r', 'x <- c(1, 2) # 数', 'number'],
  ['language-php', '<?php echo "苗"; ?>', 'string'],
  ['language-rust', 'fn main() { let x = 1; }', 'keyword'],
  ['language-vue', '<template><p :a="b">苗</p></template>', 'name'],
  ['language-matlab', 'x = zeros(3); % 数', 'comment'],
  ['language-dockerfile', 'FROM node:20\nRUN npm ci', 'keyword'],
  ['hljs javascript', 'const days = 1;', 'keyword'],
  ['', 'def grow(days):\n    return [day + 1 for day in range(days)]', 'keyword'],
];

/** Code in any of the common languages, by each way in which editors name them. */
export const Languages: Story = {
  tags: ['spec:9.code'],
  args: {
    html: SNIPPETS.map(
      ([name, code]) =>
        `<pre class="ql-syntax"><code class="${name}">${code.replaceAll('<', '&lt;')}</code></pre>`,
    ).join(''),
  },
  play: async ({ canvasElement }) => {
    const blocks = () => Array.from(canvasElement.querySelectorAll('pre'));
    await waitFor(() => expect(blocks().at(-1)?.querySelector('.hljs-keyword')).toBeVisible(), {
      timeout: 10_000,
    });
    const uncoloured = SNIPPETS.filter(
      ([, , part], order) => !blocks()[order]?.querySelector(`.hljs-${part}`),
    );
    await expect(uncoloured).toEqual([]);
    const plain = getComputedStyle(canvasElement.querySelector('pre code') ?? canvasElement).color;
    const parts = Array.from(canvasElement.querySelectorAll('pre .hljs-keyword, pre .hljs-attr'));
    for (const part of parts) await expect(getComputedStyle(part).color).not.toBe(plain);
  },
};

/** The same in the dark. */
export const LanguagesDark: Story = { ...Languages, globals: { theme: 'dark' } };

/** A formula that moves its parts does not leave the content; a tall one stays whole. */
export const MovedMaths: Story = {
  tags: ['spec:9.maths'],
  args: {
    html: String.raw`<p>行高的公式 $\dfrac{\sum_{i=1}^n x_i}{\int_0^1 f}$。</p><p>别处 $\smash{\raisebox{2em}{\hspace{-9em}\Huge\text{禾禾禾禾}}}$</p>`,
  },
  decorators: [
    (StoryFn) => (
      <div style={{ padding: '4rem 4rem 4rem 20rem' }}>
        <StoryFn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2), patience);
    const [tall, moved] = canvasElement.querySelectorAll('.katex-html');
    const root = canvasElement.querySelector('p')?.parentElement;
    const words = moved?.querySelector('.text');
    if (!tall || !root || !words) throw new Error('The formulas are not there.');
    const box = root.getBoundingClientRect();
    const { left, top, height } = words.getBoundingClientRect();
    await expect(left).toBeLessThan(box.left - 20);
    const there = document.elementFromPoint(left + 10, top + height / 2);
    await expect(root.contains(there)).toBe(false);
    await expect(tall.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
  },
};

/** A formula that is not valid stays as it was written; the others are set. */
export const MalformedMaths: Story = {
  args: { html: String.raw`<p>写坏的 $\frac{1}{$ 与写对的 $x^2$。</p><p>还有 $\unknown{x}$。</p>` },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(1), patience);
    await expect(canvas.getByText(/写坏的 \$\\frac\{1\}\{\$ 与写对的/)).toBeVisible();
    await expect(canvas.getByText(String.raw`还有 $\unknown{x}$。`)).toBeVisible();
  },
};

/** Wide tables and pictures stay inside the column. */
export const WideThings: Story = {
  args: {
    html: `<h2>课时安排</h2><table><caption>冬季学期</caption><tr>${'<th>章节名称</th>'.repeat(16)}</tr><tr>${'<td>第一讲</td>'.repeat(16)}</tr></table><h4>配图</h4><p><img src="/demo/covers/python.svg" width="4000"></p><ol><li>先看目录</li><li>再试听</li></ol>`,
    headingLevel: 3,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('group', { name: '冬季学期' }, patience);
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('heading', { level: 3, name: '课时安排' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: '配图' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** A frame stays only when its host is on the list. */
export const Frames: Story = {
  args: {
    html: '<p>公开课录像</p><iframe src="https://player.example.com/?v=1"></iframe><iframe src="https://other.example.com/"></iframe>',
    frameHosts: ['player.example.com'],
  },
  play: async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle('嵌入的视频', {}, patience);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(canvasElement.querySelectorAll('iframe')).toHaveLength(1);
  },
};

const NOTICE = '<p>冬至放假一天，<a href="https://example.com/">详情</a></p>';
const LISTING = '<pre><code class="language-python">for day in week: grow(day)</code></pre>';

/** Puts content into a box as it stands in a page that was rendered in advance. */
function serve(box: HTMLElement, html: string, safeHtml: string) {
  box.innerHTML = `<div data-served="${markOf(html)}">${safeHtml}</div>`;
}

/** The same, and takes it over. */
function takeOver(box: HTMLElement, html: string, safeHtml: string) {
  serve(box, html, safeHtml);
  hydrateRoot(box, <RichContent html={html} />);
}

/** Content that stands in a page rendered in advance is not drawn anew where it is the same. */
export const Served: Story = {
  args: { html: NOTICE },
  render: (args) => (
    <>
      <div data-testid="notice" />
      <div data-testid="listing" />
      <RichContent {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [notice, listing] = [canvas.getByTestId('notice'), canvas.getByTestId('listing')];
    takeOver(
      notice,
      NOTICE,
      '<p>冬至放假一天，<a href="https://example.com/" target="_blank" rel="noopener noreferrer">详情</a></p>',
    );
    const words = notice.querySelector('p');
    takeOver(listing, LISTING, LISTING);
    await expect(notice).toHaveTextContent('冬至放假一天');
    await waitFor(
      () => expect(listing.querySelector('.hljs-keyword')).toHaveTextContent('for'),
      patience,
    );
    await expect(notice.querySelector('p')).toBe(words);
    await expect(notice.querySelector('[aria-busy]')).toBeNull();
    await expect(canvas.getAllByText(/冬至放假一天/)).toHaveLength(2);
  },
};

const [FIRST, SECOND] = ['<p>冬至放假一天</p>', '<p>元旦放假三天</p>'];

/** Of several contents, each is found by its words, be they as long as those of another. */
export const ServedTogether: Story = {
  args: { html: NOTICE },
  render: (args) => (
    <>
      <div data-testid="first" />
      <div data-testid="second" />
      <div data-testid="last" />
      <RichContent {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByTestId('first'), canvas.getByTestId('second')];
    serve(first, FIRST, FIRST);
    takeOver(second, SECOND, SECOND);
    const words = second.querySelector('p');
    const last = canvas.getByTestId('last');
    takeOver(last, LISTING, LISTING);
    await waitFor(() => expect(last.querySelector('.hljs-keyword')).not.toBeNull(), patience);
    await expect(second.querySelector('p')).toBe(words);
    await expect(second).toHaveTextContent('元旦放假三天');
  },
};

const LINKED = '<p>春节放假，<a href="/announcement/2">安排</a></p>';
const SHUT = () => false;

/** What was made safe when the page was rendered is not made safe again, unless the settings have a say in it: they may have changed since. */
export const ServedOnce: Story = {
  args: { html: NOTICE },
  render: (args) => (
    <>
      <div data-testid="settled" />
      <div data-testid="linked" />
      <div data-testid="last" />
      <RichContent {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [settled, linked] = [canvas.getByTestId('settled'), canvas.getByTestId('linked')];
    // No content has such an attribute once it was made safe here.
    const sign = ' data-served-sign=""';
    takeOver(settled, FIRST, FIRST.replace('<p', `<p${sign}`));
    serve(linked, LINKED, LINKED);
    hydrateRoot(linked, <RichContent html={LINKED} isOpenLink={SHUT} />);
    const last = canvas.getByTestId('last');
    takeOver(last, LISTING, LISTING);
    await waitFor(() => expect(last.querySelector('.hljs-keyword')).not.toBeNull(), patience);
    await expect(settled.querySelector('[data-served-sign]')).toHaveTextContent('冬至放假一天');
    await waitFor(() => expect(linked.querySelector('a')).not.toHaveAttribute('href'), patience);
  },
};
