import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

/** A turning ring in the text colour. */
const meta = {
  component: Spinner,
  args: { size: 24 },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, to try out. */
export const Playground: Story = {};

/** Words beside it say what happens; they stay when motion is reduced and the ring is gone. */
export const WithWords: Story = {
  args: { size: 16 },
  render: (args) => (
    <p css={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
      <Spinner {...args} />
      正在登录，请稍候…
    </p>
  ),
};
