import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionBoundary } from './index.ts';

let isBroken = true;

function Advice() {
  if (isBroken) throw new RangeError('This section is broken on purpose.');
  return <p>每天二十分钟，比周末三小时学得更牢。</p>;
}

/** Keeps a section that breaks from taking its page with it. */
const meta = {
  title: 'SectionBoundary',
  component: SectionBoundary,
  args: { children: <Advice /> },
  beforeEach: () => {
    isBroken = true;
    const told = console.error;
    console.error = () => undefined;
    return () => {
      console.error = told;
    };
  },
  render: (args) => (
    <>
      <h1>课程详情</h1>
      <SectionBoundary {...args} />
    </>
  ),
} satisfies Meta<typeof SectionBoundary>;
export default meta;

/** The rest of the page stays; what broke is announced, and drawn anew by 重试. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '课程详情' })).toBeVisible();
    const retry = await canvas.findByRole('button', { name: '重试' }, { timeout: 10_000 });
    isBroken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText(/每天二十分钟/)).toBeVisible();
  },
};
