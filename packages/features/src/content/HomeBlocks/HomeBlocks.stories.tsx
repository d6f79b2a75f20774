import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockBoundary } from './BlockBoundary.tsx';
import { HomeSection } from './HomeSection.tsx';

function Broken(): never {
  throw new Error('a block that breaks');
}

function Page() {
  return (
    <>
      {['新课上架', '会坏的一块', '先免费听'].map((title) => (
        <BlockBoundary key={title}>
          <HomeSection title={title}>
            {title === '会坏的一块' ? <Broken /> : <p>{title}的课程</p>}
          </HomeSection>
        </BlockBoundary>
      ))}
    </>
  );
}

/** The blocks of a home page, each on its own. */
const meta = { component: Page } satisfies Meta<typeof Page>;
export default meta;

/** A block that breaks is replaced alone; the others stay. */
export const OneBreaks: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('新课上架的课程')).toBeVisible();
    await expect(canvas.getByText('先免费听的课程')).toBeVisible();
    await expect(await canvas.findByText('该模块加载失败，点击重试')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '会坏的一块' })).toBeNull();
  },
};
