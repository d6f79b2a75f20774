import type { Meta, StoryObj } from '@storybook/react-vite';
import { deviceStories } from '@qinghe/features/testing/deviceStories';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** What this device keeps, on the desktop site. */
const meta = {
  title: 'Device',
  component: StoryApp,
  args: { initialPath: '/member/device' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member/device'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every kind with its reason, time and size; one removed, one kept after all, then all of them. */
export const Default: Story = { ...deviceStories.default, tags: ['vrt'] };

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
