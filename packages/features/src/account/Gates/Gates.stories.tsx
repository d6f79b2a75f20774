import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DEMO_IDS, passFaceCheck, school } from '@qinghe/api/mocks';
import { local, localKeys, PENDING } from '@qinghe/hooks/storage';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AppRoot } from '@qinghe/features/shell/AppRoot';
import { SLOW } from '../../testing/pageStory.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { expectCall } from '../../testing/calls.tsx';
import { BindMobile, FaceCheck, GateSteps, SafeExit } from './index.ts';

const LANDING = 'https://qinghe.example/h5/face-check';
const onLeave = fn();

function OtherPage() {
  const { pathname, search } = useLocation();
  return <p>当前页面：{pathname + search}</p>;
}

const page = (Page: () => ReactNode) => () => Promise.resolve({ default: Page });
const table = createRouteTable([
  { path: '/bind-mobile', page: page(() => <BindMobile />), isGuarded: true },
  { path: '/face-check', page: page(() => <FaceCheck />), isGuarded: true },
  { path: '/study-center', page: page(() => <h1>学习中心</h1>), isGuarded: true },
  // No list of paths knows it.
  { path: '/certificates/:id', page: page(() => <h1>我的证书</h1>), isGuarded: true },
  { path: '/phone', page: page(() => <FaceCheck landing={LANDING} />) },
  { path: '/exit', page: page(() => <SafeExit onLeave={onLeave} />) },
  { path: '/steps', page: page(() => <GateSteps current="mobile" />) },
  { path: '*', page: page(OtherPage) },
]);

/** What a member has to do before the member pages open, against the demo school. */
const meta = {
  component: BindMobile,
  parameters: { isPage: true, scenario: 'unboundMobile', path: '/bind-mobile' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_args, { parameters }) => (
    <AppRoot
      table={table}
      layouts={{
        default: ({ children }) => (
          <main
            css={{ maxWidth: '26rem', minHeight: '32rem', margin: 'auto', padding: '2rem 1rem' }}
          >
            {children}
          </main>
        ),
      }}
      site="desktop"
      skeleton={null}
      router={storyRouter(String(parameters['path']))}
    />
  ),
} satisfies Meta<typeof BindMobile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whether the server is out of reach. */
let isAway = false;
const lastCheck = () => school.tables.faceChecks[school.tables.faceChecks.length - 1];
const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

/** A page is guarded by its route, whatever its path is and however that is written. */
export const AnyPage: Story = {
  tags: ['spec:4.guard.bind'],
  parameters: { path: '//%63ertificates/7/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
    await expect(canvas.queryByText('我的证书')).toBeNull();
  },
};

/** A visitor is led to the login from there too, which leads back to the page's own address. */
export const AnyPageOfVisitor: Story = {
  tags: ['spec:4.guard.login'],
  parameters: { scenario: 'visitor', path: '/certificates//7' },
  play: async () => {
    await says('当前页面：/login?redirect=%2Fcertificates%2F7');
  },
};

/** Other letters are another address. */
export const OtherLetters: Story = {
  tags: ['spec:2.route.not-found'],
  parameters: { path: '/Certificates/7' },
  play: async () => {
    await says('当前页面：/Certificates/7');
  },
};

/** The mobile to bind. */
export const Playground: Story = {};

/** A member who has a mobile goes on at once. */
export const AlreadyBound: Story = {
  parameters: { scenario: 'loggedIn' },
  play: () => says('当前页面：/'),
};

/** A member who still has to pass the face check comes to it from here. */
export const ThenFaceCheck: Story = {
  parameters: { scenario: 'faceCheckPending' },
  play: () => says('等待手机端核验'),
};

/** The guard also holds a member whose answer came before the config that says what is asked. */
export const LateConfig: Story = {
  tags: ['spec:4.guard.bind'],
  parameters: { path: '/study-center' },
  beforeEach: ({ msw }) => {
    table.preload('/study-center');
    msw.use(
      http.get('*/api/v2/other/config', async () => {
        await delay(500);
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
  },
};

/** Nor does this page lead a member away for whom a face check waits. */
export const LateConfigThenFaceCheck: Story = {
  ...LateConfig,
  tags: [],
  parameters: { scenario: 'faceCheckPending' },
  play: () => says('等待手机端核验'),
};

/** The server's words for a mobile that is bound already are not shown; others are. */
export const SilentRefusal: Story = {
  tags: ['spec:8.silent'],
  beforeEach: ({ msw }) => {
    const refuse = (message: string) =>
      http.post(
        '*/api/v2/member/detail/mobile',
        () => HttpResponse.json({ code: 1, message, data: [] }),
        { once: true },
      );
    msw.use(refuse('请勿重复绑定'), refuse('短信验证码错误'));
  },
  play: async ({ canvas, userEvent }) => {
    const bind = () => userEvent.click(canvas.getByRole('button', { name: '立即绑定' }));
    await userEvent.type(await canvas.findByLabelText('手机号', {}, SLOW), '13900006688');
    await userEvent.type(canvas.getByLabelText('图形验证码'), '1234');
    await userEvent.type(canvas.getByLabelText('手机验证码'), '112233');
    await bind();
    await waitFor(() => expect(canvas.getByRole('button', { name: '立即绑定' })).toBeEnabled());
    await bind();
    await says('短信验证码错误');
    await expect(screen.queryByText('请勿重复绑定')).toBeNull();
    await expect(screen.queryByText('绑定成功')).toBeNull();
  },
};

/** The face check on another device. */
export const FaceCheckByCode: Story = {
  tags: ['spec:7.call.face-verify-post'],
  parameters: { scenario: 'faceCheckPending', path: '/face-check' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请使用微信扫码完成实名认证', {}, SLOW)).toBeVisible();
    await expect(
      await canvas.findByRole('img', { name: '实名认证二维码', busy: false }, SLOW),
    ).toBeVisible();
    await expect(lastCheck()).toMatchObject({ user_id: DEMO_IDS.facePending, s_url: 'PC' });
    await expectCall('POST /api/v3/member/tencent/faceVerify', { s_url: 'PC' });
  },
};

/** Another code is another check. */
export const RefreshCode: Story = {
  ...FaceCheckByCode,
  play: async ({ canvas, userEvent }) => {
    await says('等待手机端核验');
    await expect(school.tables.faceChecks).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '还没有完成？刷新二维码' }));
    await waitFor(() => expect(school.tables.faceChecks).toHaveLength(2));
    await says('等待手机端核验');
  },
};

let questions = 0;

/** The check is passed on the phone while this page waits. */
export const FaceCheckPassed: Story = {
  ...FaceCheckByCode,
  tags: ['spec:7.call.face-verify-get'],
  beforeEach: ({ msw }) => {
    questions = 0;
    msw.use(
      http.get('*/api/v3/member/tencent/faceVerify', () => {
        questions += 1;
      }),
    );
  },
  play: async () => {
    await says('等待手机端核验');
    await waitFor(() => expect(questions).toBeGreaterThan(1), SLOW);
    await expectCall('GET /api/v3/member/tencent/faceVerify');
    await says('等待手机端核验');
    await expect(local.read(localKeys.faceCheck)).toBe(PENDING);
    await expect(passFaceCheck(lastCheck()?.biz_token ?? '')).toBe(true);
    await says('实名认证成功');
    await says('当前页面：/');
    await expect(local.read(localKeys.faceCheck)).toBeNull();
  },
};

/** The check cannot be started; 重试 starts another. */
export const StartFails: Story = {
  ...FaceCheckByCode,
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(
        '*/api/v3/member/tencent/faceVerify',
        () => HttpResponse.json({ code: 1, message: '无法发起实名认证', data: [] }),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('无法发起实名认证', {}, SLOW)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await says('等待手机端核验');
  },
};

/** The school has not set the check up, so the server tells no outcome. */
export const OutcomeRefused: Story = {
  ...FaceCheckByCode,
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/v3/member/tencent/faceVerify', () =>
        HttpResponse.json({ code: 1, message: '参数错误', data: [] }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('无法查询实名认证结果', {}, SLOW)).toBeVisible();
    await expect(canvas.getByText('参数错误')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeEnabled();
  },
};

/** The server cannot tell the outcome for a while: that is said, and the question goes on by itself. */
export const OutcomeUnknown: Story = {
  ...FaceCheckByCode,
  beforeEach: ({ msw }) => {
    isAway = true;
    msw.use(
      http.get('*/api/v3/member/tencent/faceVerify', () =>
        isAway ? new HttpResponse(null, { status: 502 }) : undefined,
      ),
    );
  },
  play: async () => {
    await says('暂时查不到核验结果，正在重试');
    isAway = false;
    await says('等待手机端核验');
  },
};

/** The face check on this device: the tab leaves for the check's page. */
export const FaceCheckOnThisPhone: Story = {
  parameters: { scenario: 'faceCheckPending', path: '/phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '开始实名认证' }, SLOW)).toHaveAttribute(
      'href',
      expect.stringContaining(`/api/demo/face-check?biz_token=${lastCheck()?.biz_token}`),
    );
    await expect(lastCheck()?.s_url).toBe(LANDING);
  },
};

/** Back from there the page asks how it went; a check that was not passed can be started anew. */
export const BackFromThePage: Story = {
  ...FaceCheckOnThisPhone,
  beforeEach: () => {
    window.sessionStorage.setItem(
      'qinghe:face-check',
      `member=${DEMO_IDS.facePending}&url=https://faceid.example/&biz_token=4E3B&rule_id=1`,
    );
  },
  play: async ({ canvas, userEvent }) => {
    await says('正在查询实名认证结果');
    await expect(school.tables.faceChecks).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: '还没有完成？重新认证' }));
    await expect(await canvas.findByRole('link', { name: '开始实名认证' }, SLOW)).toBeVisible();
    await expect(school.tables.faceChecks).toHaveLength(1);
  },
};

/** Where the member stands. */
export const Steps: Story = {
  parameters: { path: '/steps' },
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole('listitem', {}, SLOW);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    await expect(steps[0]).toHaveTextContent('登录账号已完成');
  },
};

/** The way out is always there. */
export const Exit: Story = {
  parameters: { path: '/exit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '安全退出' }, SLOW));
    await says('已安全退出');
    await expect(local.read(localKeys.userToken)).toBeNull();
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce(), SLOW);
  },
};
