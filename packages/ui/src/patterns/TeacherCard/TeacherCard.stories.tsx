import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeacherCard } from './TeacherCard.tsx';
import { TeacherCardSkeleton } from './TeacherCardSkeleton.tsx';

/** A teacher with portrait, job title and a sentence. */
const meta = {
  component: TeacherCard,
  args: {
    name: '林知夏',
    portrait: '/demo/avatars/lin.svg',
    jobTitle: 'Python 讲师',
    quote: '先写出能跑的，再写出好看的。',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17.625rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeacherCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** With an address the whole card is one link. */
export const AsLink: Story = {
  args: { href: '/search?keywords=林知夏' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /林知夏/ })).toBeVisible();
  },
};

/** Without a portrait the first character of the name stands in. */
export const NoPortrait: Story = { args: { portrait: null } };

/** Keeps the place while the teacher is on the way. */
export const Loading: Story = { render: () => <TeacherCardSkeleton /> };
