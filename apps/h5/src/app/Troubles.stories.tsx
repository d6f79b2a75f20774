import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepWaitingQuietly } from '@qinghe/features/testing/heldTimer';
import { inWindow } from '@qinghe/features/testing/pageStory';
import { troubleStories } from '@qinghe/features/testing/troubleStories';
import { StoryApp } from './StoryApp.tsx';
import { table } from './routes.ts';

/** The mobile site when the network or the server does not do its part, and when a door is shut or open. */
const meta = {
  title: 'Troubles',
  component: StoryApp,
  args: { initialPath: '/' },
  parameters: { isPage: true },
  globals: inWindow('phone'),
  beforeEach: ({ args }) => {
    table.preload(args.initialPath);
    table.preload('/login');
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No call reaches the server. */
export const Offline: Story = troubleStories.offline;

/** The config fails once; the button asks again. */
export const ConfigFails: Story = { ...troubleStories.configFails, tags: ['spec:7.call.config'] };

/** The server is asked too often: the page says that it waits, as long as the server wants, and heals by itself. */
export const ConfigBusy: Story = troubleStories.configBusy;

/** The server is asked too often, and this device has kept its config: nobody notices. */
export const ConfigKept: Story = troubleStories.configKept;

/** The config is late: the frame is there at once, and says after five seconds that the page is slow. */
export const SlowConfig: Story = { ...troubleStories.slowConfig, tags: ['vrt'] };

/** A page below the main places has no bar at its foot: it has its way back from the start. */
export const SlowConfigBelow: Story = {
  args: { initialPath: '/courses/detail/1' },
  parameters: { scenario: 'slowConfig' },
  beforeEach: keepWaitingQuietly,
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回' })).toBeVisible();
  },
};

/** The member behind the token is late. */
export const SlowMember: Story = { ...troubleStories.slowMember, tags: ['vrt'] };

/** The page that the window's own address asks for, for pictures of all of them while something is late (`vrt/late.spec.ts`). */
export const Waiting: Story = {
  parameters: { a11y: { test: 'off' } },
  tags: ['!test'],
  beforeEach: keepWaitingQuietly,
  render: () => (
    <StoryApp initialPath={new URLSearchParams(window.location.search).get('address') ?? '/'} />
  ),
};

/** No answer comes: after five seconds the page says that it is still trying. */
export const NoAnswer: Story = troubleStories.timeout;

/** Answers that cannot be read. */
export const Malformed: Story = troubleStories.malformed;

/** The school is being worked on, in the server's words. */
export const Maintenance: Story = troubleStories.maintenance;

/** A refusal keeps the server's words in the page. */
export const Refused: Story = troubleStories.refused;

/** The token is no longer accepted: one toast, the session is over, the login opens. */
export const Unauthorized: Story = { ...troubleStories.unauthorized, tags: ['spec:8.401'] };

/** A school that asks for neither mobile nor face lets the member in. */
export const GatesOff: Story = { ...troubleStories.gatesOff, tags: ['spec:3.config.member'] };

/** An address whose module is off explains itself. */
export const ModuleOff: Story = troubleStories.moduleOff;
