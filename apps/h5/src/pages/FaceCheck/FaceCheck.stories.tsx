import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { passFaceCheck, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { faceCheckStories } from '@qinghe/features/testing/gateStories';
import { at, inWindow, SLOW } from '@qinghe/features/testing/pageStory';
import { expectCall } from '@qinghe/features/testing/calls';
import { StoryApp } from '../../app/StoryApp.tsx';

/** Where the guard leads a member whose face check is open, on the mobile site. */
const meta = {
  title: 'FaceCheck',
  component: StoryApp,
  args: at('/face-check'),
  parameters: { isPage: true, scenario: 'faceCheckPending' },
  globals: inWindow('phone'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The check is made on this phone and leads back to this page. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.face-check', 'spec:7.call.face-verify-post'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '开始实名认证' }, SLOW);
    await expect(link).toHaveAttribute('href', expect.stringContaining('/api/demo/face-check?'));
    await expect(link).not.toHaveAttribute('target');
    await expect(school.tables.faceChecks[0]?.s_url).toBe(
      `${window.location.origin}/h5/face-check`,
    );
    await expect(canvas.getByRole('button', { name: '安全退出' })).toBeVisible();
    await expectCall('POST /api/v3/member/tencent/faceVerify', {
      s_url: `${window.location.origin}/h5/face-check`,
    });
  },
};

/** The check was kept when the tab left; it is passed by the time it is asked for again. */
export const Passed: Story = {
  tags: ['spec:7.call.face-verify-get'],
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '开始实名认证' }, SLOW);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    const [check] = school.tables.faceChecks;
    await expect(window.sessionStorage.getItem('qinghe:face-check')).toContain(
      check?.biz_token ?? 'no check',
    );
    passFaceCheck(check?.biz_token ?? '');
    await waitFor(() => expect(screen.getByText('实名认证成功')).toBeVisible(), SLOW);
    await waitFor(() => expect(canvas.queryByText('完成实名认证')).toBeNull(), SLOW);
    await expect(local.read(localKeys.faceCheck)).toBeNull();
    await expect(window.sessionStorage.getItem('qinghe:face-check')).toBeNull();
    await expectCall('GET /api/v3/member/tencent/faceVerify');
  },
};

/** The check is being started. */
export const Loading: Story = faceCheckStories.loading;
/** The check cannot be started. */
export const Error: Story = faceCheckStories.error;
/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;
