import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { DEMO_IDS, passFaceCheck, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { session } from '@qinghe/hooks/stores/session';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { faceCheckStories } from '@qinghe/features/testing/gateStories';
import { SLOW } from '@qinghe/features/testing/pageStory';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Where the guard leads a member whose face check is open. */
const meta = {
  title: 'FaceCheck',
  component: StoryApp,
  args: { initialPath: '/face-check' },
  parameters: { isPage: true, scenario: 'faceCheckPending' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const code = () => screen.findByRole('img', { name: '实名认证二维码', busy: false }, SLOW);
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

/** The page as a member finds it. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.face-check'],
  play: async ({ canvas }) => {
    await expect(await code()).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '完成实名认证' })).toBeVisible();
    await expect(canvas.getByText('请使用微信扫码完成实名认证')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '安全退出' })).toBeVisible();
  },
};

/** In a narrow window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phoneSmall', isRotated: false } },
  play: async () => {
    await code();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** From a member's page, through the check on the phone, to the home page. */
export const Passed: Story = {
  tags: ['spec:4.guard.face'],
  args: { initialPath: '/study-center' },
  play: async ({ canvas }) => {
    await code();
    const [check] = school.tables.faceChecks;
    await expect(check?.user_id).toBe(DEMO_IDS.facePending);
    passFaceCheck(check?.biz_token ?? '');
    await says('实名认证成功');
    await waitFor(() => expect(canvas.queryByText('完成实名认证')).toBeNull(), SLOW);
    await expect(local.read(localKeys.faceCheck)).toBeNull();
    await waitFor(() => expect(session.user?.is_face_verify).toBe(true), SLOW);
  },
};

/** The check is being started. */
export const Loading: Story = faceCheckStories.loading;
/** The check cannot be started. */
export const Error: Story = faceCheckStories.error;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
