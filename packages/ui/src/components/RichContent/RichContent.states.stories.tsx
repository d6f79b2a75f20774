import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RichContent } from './RichContent.tsx';

const column = css({ maxWidth: '47.5rem' });

const EVERYTHING = `<p>段落里有<strong>重点</strong>、<em>语气</em>、<a href="/courses">站内链接</a>、<mark>标记</mark>、<kbd>Ctrl</kbd> 与 <code>行内代码</code>，也有 $a^2 + b^2 = c^2$。</p>
<h2>一级小标题</h2><p>第一段。</p><p>第二段，紧跟着第一段。</p>
<h3>二级小标题</h3>
<ul><li>叶子项目<ul><li>里面一层</li></ul></li><li>第二项：足够长的一项会换到第二行，换行以后仍然与第一行的文字对齐，而不是与叶子对齐。</li></ul>
<ol><li>先看目录</li><li>再试听</li></ol>
<blockquote><p>先写出能跑的，再写出好看的。</p></blockquote>
<pre><code class="language-ts">// 每天长一点
export const grow = (height: number, days = 1): string =&gt; \`\${height + days} cm\`;</code></pre>
<pre><code class="language-sql">select name, count(*) as total from courses where price &gt; 99 group by name;</code></pre>
<p>$$\\int_{-\\infty}^{\\infty} e^{-x^2} \\, dx = \\sqrt{\\pi}$$</p>
<p>写坏的公式 $\\frac{1}{$ 保持原样。</p>
<table><tr><th>章节</th><th>课时</th></tr><tr><td>写下第一行代码</td><td>6 讲</td></tr><tr><td>让程序做选择</td><td>8 讲</td></tr></table>
<figure><img src="/demo/covers/python.svg" alt="课程封面"><figcaption>课程封面</figcaption></figure>
<hr><p>结束。</p>`;

const meta = {
  title: 'RichContent/States',
  component: RichContent,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof RichContent>;
export default meta;

/** Every element that content may have. */
export const AllElements: StoryObj = {
  render: () => (
    <div css={column}>
      <RichContent html={EVERYTHING} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex')).toHaveLength(2), {
      timeout: 10_000,
    });
    await document.fonts.ready;
  },
};

/** The same on a phone. */
export const Phone: StoryObj = {
  ...AllElements,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
