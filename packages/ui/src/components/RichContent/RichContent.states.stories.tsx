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
<table><tr><th>章节</th><th>课时</th></tr><tr><td>写下第一行代码</td><td>6 课时</td></tr><tr><td>让程序做选择</td><td>8 课时</td></tr></table>
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

const DESIGNED = `<div style="background: linear-gradient(135deg, #0f5f38 0%, #1f8a5b 100%); border-radius: 16px; padding: 32px 40px; display: flex; align-items: center; justify-content: space-between; flex-wrap: wrap; gap: 16px">
  <div><p style="font-size: 28px; font-weight: 700; color: #fff">暑期编程集训</p><p style="color: rgba(255,255,255,0.85)">八周写完一个自己的小程序，<a href="/courses">看看课程</a></p></div>
  <span style="background: #ffcf3f; border-radius: 999px; padding: 8px 24px; font-weight: 700; color: #fff">限时优惠</span>
</div>
<div style="display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px">
  <div style="background: #fff3e0; padding: 20px; border-radius: 12px"><p style="color: #e65100; font-weight: 700">小班</p><p>每班不超过 <code>12</code> 人。</p></div>
  <div style="background-color: #e3f2fd; padding: 20px; border-radius: 12px"><p style="color: #90caf9; font-weight: 700">直播</p><p>每周两次，<mark>可以回看</mark>。</p></div>
  <div style="border: 1px solid #c8e6c9; padding: 20px; border-radius: 12px; text-align: center"><p style="color: #2e7d32; font-weight: 700">答疑</p><p style="background: #fff; color: #333; font-size: 10.5pt">从别处粘贴来的文字。</p></div>
</div>
<div style="background: url(/demo/covers/python.svg) center / cover no-repeat; padding: 40px; border-radius: 12px"><p style="font-size: 20px">图片上的字</p></div>
<p style="color: red; font-size: 18px">红字，<span style="color: gold">金字</span>，<span style="background: yellow">荧光笔</span>，<span style="color: #fff">白字</span>。</p>`;

/** What a school has designed: its colours, as far as they can be read, in a layout that stays in its place. */
export const Designed: StoryObj = {
  render: () => <RichContent html={DESIGNED} />,
  play: async ({ canvas }) => {
    const title = await canvas.findByText('暑期编程集训');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(title) / sizeOf(document.documentElement)).toBe(28 / 16);
    await expect(getComputedStyle(title).color).toBe('rgb(255, 255, 255)');
    const box = title.closest<HTMLElement>('[data-theme="dark"]');
    await expect(box && getComputedStyle(box).backgroundImage).toContain('linear-gradient');
    const link = canvas.getByRole('link', { name: '看看课程' });
    await expect(getComputedStyle(link).color).toMatch(/^rgb/);
    await expect(canvas.getByText('小班').closest('[data-theme]')).toHaveAttribute(
      'data-theme',
      'light',
    );
    await expect(
      canvas.getByText('从别处粘贴来的文字。').closest('[data-theme]'),
    ).not.toHaveAttribute('data-style');
  },
};

/** The same on a phone. */
export const DesignedOnPhone: StoryObj = {
  ...Designed,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
