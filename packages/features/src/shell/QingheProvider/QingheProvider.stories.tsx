import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DEMO_PASSWORD } from '@qinghe/api/mocks';
import { useCourses } from '@qinghe/hooks/data/courses';
import { resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button, ButtonLink } from '@qinghe/ui/components/Button';
import { toast } from '@qinghe/ui/components/Toast';
import { openLogin } from '@qinghe/features/account/Account';
import { useLocation } from '@qinghe/features/routing/Routing';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { QingheProvider } from './index.ts';

function ExamplePage() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { items } = useCourses({ pageSize: 3 });
  return (
    <main css={{ display: 'grid', justifyItems: 'start', gap: '1rem', padding: '2rem' }}>
      <h1>{user ? `${user.nick_name}，欢迎回来` : '登录后继续学习'}</h1>
      <p>当前页面：{pathname}</p>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <Button onClick={() => openLogin()}>登录</Button>
      <Button variant="outline" onClick={() => toast.success('已收藏')}>
        收藏
      </Button>
      <ButtonLink variant="ghost" href="/about">
        关于我们
      </ButtonLink>
    </main>
  );
}

/** What features want around them in an application of somebody else. */
const meta = {
  component: QingheProvider,
  args: { children: <ExamplePage />, router: storyRouter('/') },
  parameters: { isPage: true },
  beforeEach: resetDialogs,
} satisfies Meta<typeof QingheProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three courses, a login, a word about what was done, and a link that follows the router. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem', {}, SLOW)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }));
    // Said to screen readers as well, in a place that is not seen.
    await waitFor(() => expect(screen.getAllByText('已收藏').at(-1)).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: '关于我们' }));
    await expect(await canvas.findByText('当前页面：/about')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    const dialog = within(await screen.findByRole('dialog', {}, SLOW));
    // Config is there: it says how one may log in.
    await expect(await dialog.findByRole('button', { name: '微信登录' })).toBeVisible();
    await userEvent.click(dialog.getByRole('tab', { name: '密码登录' }));
    await userEvent.type(dialog.getByLabelText('手机号'), '13800000001');
    await userEvent.type(dialog.getByLabelText('密码'), DEMO_PASSWORD);
    await userEvent.click(dialog.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText(/，欢迎回来$/, {}, SLOW)).toBeVisible();
  },
};

/** Who was here before is a member again. */
export const Returning: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/，欢迎回来$/, {}, SLOW)).toBeVisible();
  },
};
