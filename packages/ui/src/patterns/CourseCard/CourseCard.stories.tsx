import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';

/** A course; the whole card is one link. */
const meta = {
  component: CourseCard,
  args: {
    href: '/courses/detail/1',
    title: 'Python 零基础：从第一行代码到小工具',
    cover: '/demo/covers/python.svg',
    meta: ['48 课时', '12,480 人学过'],
    price: 199,
    isVipFree: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17.625rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Python 零基础.*¥199.*会员免费/ });
    await expect(link).toHaveAttribute('href', '/courses/detail/1');
  },
};

/** A free course says so instead of the price. */
export const Free: Story = {
  args: { title: '天文学导论：抬头看的四百年', cover: '/demo/covers/astro.svg', isFree: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('免费')).toBeVisible();
    await expect(canvas.queryByText('会员免费')).toBeNull();
  },
};

/** Once bought, the price is of no use any more. */
export const Owned: Story = {
  args: { isOwned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已购买')).toBeVisible();
    await expect(canvas.queryByText(/¥/)).toBeNull();
  },
};

/** Once begun, the progress shows. */
export const Begun: Story = {
  args: { isOwned: true, progress: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '学习进度' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByText('已学 40%')).toBeVisible();
  },
};

/** In lists a course is a row; all rows but the first have a line above. */
export const Row: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <ul>
      <li>
        <CourseCard {...args} variant="row" />
      </li>
      <li>
        <CourseCard
          {...args}
          variant="row"
          hasDivider
          href="/courses/detail/2"
          title="宋史十讲：风雅与困局"
          cover="/demo/covers/history.svg"
          price={99}
        />
      </li>
    </ul>
  ),
};

/** Keeps the place while the course is on its way. */
export const Loading: Story = { render: () => <CourseCardSkeleton /> };
