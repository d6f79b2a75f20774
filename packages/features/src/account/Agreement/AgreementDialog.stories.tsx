import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { local, localKeys } from '@qinghe/hooks/storage';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { createRouteTable } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import AgreementDialog from './AgreementDialog.tsx';

const table = createRouteTable([
  { path: '*', page: () => Promise.resolve({ default: () => <h1>首页</h1> }) },
]);

/** Asks a member for consent to changed protocols. */
const meta = {
  title: 'Agreement',
  component: AgreementDialog,
  args: { isOpen: true, onLeave: fn() },
  parameters: {
    isPage: true,
    scenario: 'loggedIn',
    docs: { story: { inline: false, height: '704px' } },
  },
  render: (args) => (
    <AppRoot
      table={table}
      layouts={{ default: ({ children }) => <main css={{ minHeight: '40rem' }}>{children}</main> }}
      site="desktop"
      skeleton={null}
      overlays={<AgreementDialog {...args} />}
      router={storyRouter('/')}
    />
  ),
} satisfies Meta<typeof AgreementDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is read from its start; neither Esc nor a press beside it is an answer. */
export const Playground: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: '协议更新' }, SLOW);
    await waitFor(() => expect(screen.getByRole('heading', { name: '协议更新' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: '协议更新' })).toBeVisible();
  },
};

/** Who does not agree is logged out and led home. */
export const Refused: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '不同意并退出' }, SLOW));
    await waitFor(() => expect(screen.getByText('已安全退出')).toBeVisible());
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    await expect(local.read(localKeys.userToken)).toBeNull();
  },
};
