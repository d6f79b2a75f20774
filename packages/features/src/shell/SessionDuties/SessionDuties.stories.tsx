import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  createLoginCode,
  DEMO_MOBILES,
  DEMO_PASSWORD,
  DEMO_TOKENS,
  school,
} from '@qinghe/api/mocks';
import { useInvalidate } from '@qinghe/hooks/data/swr';
import { useMemberStatus } from '@qinghe/hooks/data/auth';
import { keepIntent, local, localKeys, takeIntent } from '@qinghe/hooks/storage';
import { openLogin, resetDialogs } from '@qinghe/hooks/stores/dialogs';
import { useSession } from '@qinghe/hooks/stores/session';
import { Button } from '@qinghe/ui/components/Button';
import { markFirstContent } from '@qinghe/ui/components/Late';
import { createRouteTable, useLocation } from '@qinghe/features/routing/Routing';
import { AccountDialogHost } from '@qinghe/features/account/Account';
import { AppRoot } from '../AppRoot/index.ts';
import { SLOW } from '../../testing/pageStory.tsx';
import { beginOwnFlow, OWN_FLOW, socialStories } from '../../testing/socialStories.tsx';
import { storyRouter } from '../../testing/storyRouter.tsx';
import { SessionDuties } from './index.ts';

function ExamplePage() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { status } = useMemberStatus();
  const invalidate = useInvalidate();
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: '1rem', padding: '2rem' }}>
      <h1>{user ? `${user.nick_name}，欢迎回来` : '登录后继续学习'}</h1>
      <p>当前页面：{pathname + search}</p>
      {status === 'loading' && <p>正在读取账号</p>}
      <Button onClick={() => openLogin()}>登录</Button>
      <Button onClick={() => invalidate({ name: 'getMemberDetail' })}>刷新账号</Button>
    </div>
  );
}

/** Another tab logs in as soon as this page is there: before its duties are. */
function OvertakenPage() {
  useLayoutEffect(() => window.localStorage.setItem(localKeys.userToken, DEMO_TOKENS.ordinary), []);
  return <ExamplePage />;
}

const page = () => Promise.resolve({ default: ExamplePage });
const table = createRouteTable([
  { path: '/member', page, isGuarded: true },
  { path: '/overtaken', page: () => Promise.resolve({ default: OvertakenPage }) },
  { path: '*', page },
]);

const watchListeners = () => spyOn(window, 'addEventListener');
let listeners: ReturnType<typeof watchListeners>;

/** What the session asks of every page, in a site of two pages: `/member` is guarded. */
const meta = {
  title: 'SessionDuties',
  component: SessionDuties,
  args: { site: 'desktop' },
  parameters: { isPage: true, path: '/courses' },
  beforeEach: () => {
    resetDialogs();
    for (const path of ['/member', '/overtaken', '/courses']) table.preload(path);
    markFirstContent();
    listeners = watchListeners();
  },
  render: (_args, { parameters }) => (
    <AppRoot
      table={table}
      layouts={{
        default: ({ children }) => <main css={{ minHeight: '40rem' }}>{children}</main>,
      }}
      site="desktop"
      skeleton={null}
      overlays={<AccountDialogHost />}
      router={storyRouter(String(parameters['path']))}
    />
  ),
} satisfies Meta<typeof SessionDuties>;
export default meta;

type Story = StoryObj<typeof meta>;

const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

/** What another tab does to the storage, told by the browser. */
async function otherTab(token: string | null) {
  const { localStorage } = window;
  // The duties come after the first content.
  await waitFor(
    () => expect(listeners).toHaveBeenCalledWith('storage', expect.any(Function)),
    SLOW,
  );
  const key = localKeys.userToken;
  const oldValue = localStorage.getItem(key);
  if (token === null) localStorage.removeItem(key);
  else localStorage.setItem(key, token);
  window.dispatchEvent(
    new StorageEvent('storage', { key, oldValue, newValue: token, storageArea: localStorage }),
  );
}

async function logIn() {
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  await screen.findByRole('dialog', { name: '登录' });
  await userEvent.type(screen.getByLabelText('手机号'), DEMO_MOBILES.ordinary);
  await userEvent.type(screen.getByLabelText('密码'), `${DEMO_PASSWORD}{Enter}`);
}

/** Nothing to see. */
export const Playground: Story = {};

/** The referral mark of a shared link is kept for the login. */
export const ReferralMark: Story = {
  tags: ['spec:4.msv'],
  parameters: { path: '/courses?cid=2&msv=1024' },
  play: () => waitFor(() => expect(local.read(localKeys.msv)).toBe('1024'), SLOW),
};

/** What could be no mark is not kept. */
export const ForgedMark: Story = {
  parameters: { path: '/courses?msv=%3Cscript%3E' },
  play: async () => {
    await says('当前页面：/courses?msv=%3Cscript%3E');
    await otherTab(DEMO_TOKENS.ordinary);
    await says('叶小满，欢迎回来');
    await expect(local.read(localKeys.msv)).toBeNull();
  },
};

let sentMarks: unknown[] = [];

/** The code of a login that was begun here is exchanged once, with the mark, and leaves the address. */
export const CodeOnAnyPage: Story = {
  tags: ['spec:4.login-code', 'spec:7.call.login-code'],
  parameters: { path: `/courses?cid=2&msv=7&${OWN_FLOW}&login_code=demo-code&action=login` },
  beforeEach: ({ msw }) => {
    sentMarks = [];
    beginOwnFlow('login');
    createLoginCode('wechat', 'wx-xiaoman', '小满要努力').code = 'demo-code';
    msw.use(
      http.post('*/api/v3/auth/login/code', async ({ request }) => {
        sentMarks.push(await request.clone().json());
      }),
    );
  },
  play: async () => {
    await says('叶小满，欢迎回来');
    await says('当前页面：/courses?cid=2&msv=7');
    await expect(sentMarks).toEqual([{ code: 'demo-code', msv: '7' }]);
  },
};

/** The code of a new account asks for a mobile, in the words of this dialog. */
export const UnboundCode: Story = {
  tags: ['spec:2.dialog.bind-code', 'spec:5.mobile-bind'],
  parameters: { path: `/courses?${OWN_FLOW}&login_code=demo-code&action=login` },
  beforeEach: () => {
    beginOwnFlow('login');
    createLoginCode('wechat', 'wx-stranger', '青禾微信用户').code = 'demo-code';
  },
  play: async () => {
    await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW);
    await userEvent.click(screen.getByRole('button', { name: '立即绑定' }));
    await says('请输入手机号码!');
  },
};

const STRANGE_PATH = { path: '/courses?cid=2&login_code=demo-code&action=login' };

/** A code of no login that was begun here is asked about; refused, it is not spent. */
export const StrangeCode: Story = {
  tags: ['spec:4.login-code'],
  parameters: STRANGE_PATH,
  beforeEach: socialStories.loginRefused.beforeEach,
  play: async () => {
    await socialStories.loginRefused.play();
    await says('当前页面：/courses?cid=2');
  },
};

/** Agreed to, it logs in. */
export const StrangeCodeAgreed: Story = {
  parameters: STRANGE_PATH,
  beforeEach: socialStories.loginAgreed.beforeEach,
  play: async () => {
    await socialStories.loginAgreed.play();
    await says('叶小满，欢迎回来');
    await says('当前页面：/courses?cid=2');
  },
};

/** A member stays who they are, and is told so. */
export const StrangeCodeDropped: Story = {
  tags: ['spec:4.login-code'],
  parameters: { ...STRANGE_PATH, scenario: 'loggedIn' },
  beforeEach: socialStories.loginDropped.beforeEach,
  play: async () => {
    await socialStories.loginDropped.play();
    await says('当前页面：/courses?cid=2');
  },
};

/** While it is not known who is logged in nothing is spent either. */
export const StrangeCodeWaits: Story = {
  parameters: { ...STRANGE_PATH, scenario: 'loggedIn' },
  beforeEach: ({ msw }) => {
    socialStories.loginDropped.beforeEach();
    msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
  },
  play: async () => {
    await says('正在读取账号');
    await otherTab(DEMO_TOKENS.ordinary);
    await expect(school.tables.loginCodes).toHaveLength(1);
  },
};

/** The mobile that the code of a new account wants is asked for after the question; the focus goes along. */
export const StrangeUnbound: Story = {
  parameters: STRANGE_PATH,
  beforeEach: () => {
    createLoginCode('wechat', 'wx-stranger', '青禾微信用户').code = 'demo-code';
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '继续登录' }, SLOW));
    const popup = await screen.findByRole('dialog', { name: '请绑定手机号' }, SLOW);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1), SLOW);
    await waitFor(() => expect(within(popup).getByLabelText('手机号')).toHaveFocus(), SLOW);
  },
};

/** A login that has failed outside says why. */
export const FailedOutside: Story = {
  parameters: {
    path: '/courses?login_err_msg=%E6%8E%88%E6%9D%83%E7%99%BB%E5%BD%95%E5%A4%B1%E8%B4%A5%5B1001%5D&action=login',
  },
  play: async () => {
    await says('授权登录失败[1001]');
    await says('当前页面：/courses');
  },
};

/** Another tab has logged in: the member shows here too, and the login dialog is gone. */
export const LoginElsewhere: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    await screen.findByRole('dialog', { name: '登录' });
    await otherTab(DEMO_TOKENS.ordinary);
    await says('叶小满，欢迎回来');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  },
};

/** Another tab has logged in before this one listens to others. */
export const LoginElsewhereEarly: Story = {
  parameters: { path: '/overtaken' },
  play: () => says('叶小满，欢迎回来'),
};

/** Another tab has logged out: a member's page leads to the login, with a word about it. */
export const LogoutElsewhere: Story = {
  tags: ['spec:4.guard.login'],
  parameters: { path: '/member', scenario: 'loggedIn' },
  play: async () => {
    await says('叶小满，欢迎回来');
    await otherTab(null);
    await says('当前页面：/login?redirect=%2Fmember');
    await says('登录后继续学习');
  },
};

/** Another tab has logged in as somebody else: nothing of the old member stays. */
export const OtherMemberElsewhere: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async () => {
    await says('叶小满，欢迎回来');
    await otherTab(DEMO_TOKENS.facePending);
    await waitFor(() => expect(screen.getByRole('heading')).not.toHaveTextContent('叶小满'), SLOW);
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('欢迎回来'), SLOW);
  },
};

/** A page that lay in the browser's memory meanwhile was told nothing; shown again, it looks. */
export const OtherMemberWhileFrozen: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async () => {
    await says('叶小满，欢迎回来');
    await waitFor(
      () => expect(listeners).toHaveBeenCalledWith('storage', expect.any(Function)),
      SLOW,
    );
    window.localStorage.setItem(localKeys.userToken, DEMO_TOKENS.facePending);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(screen.getByRole('heading')).not.toHaveTextContent('叶小满'), SLOW);
  },
};

/** While it is not known who has logged in elsewhere, the old member does not stay for long. */
export const UnknownMemberElsewhere: Story = {
  parameters: { scenario: 'loggedIn' },
  play: async ({ msw }) => {
    await says('叶小满，欢迎回来');
    msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
    await otherTab(DEMO_TOKENS.facePending);
    await waitFor(() => expect(screen.getByRole('heading')).not.toHaveTextContent('叶小满'), SLOW);
  },
};

let refuse = () => {};
let isRefused = false;
let answers = 0;

/** A login of another tab that was overtaken by the next one takes nothing away when it fails at last. */
export const OvertakenElsewhere: Story = {
  beforeEach: ({ msw }) => {
    isRefused = false;
    answers = 0;
    const refusal = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    msw.use(
      http.get('*/api/v2/member/detail', async ({ request }) => {
        const isFirst = request.headers.get('Authorization')?.endsWith(DEMO_TOKENS.facePending);
        if (!isFirst) {
          answers += 1;
          return undefined;
        }
        await refusal;
        isRefused = true;
        return HttpResponse.error();
      }),
    );
  },
  play: async () => {
    await otherTab(DEMO_TOKENS.facePending);
    await otherTab(DEMO_TOKENS.ordinary);
    await says('叶小满，欢迎回来');
    const heading = screen.getByRole('heading');
    const shown: (string | null)[] = [];
    const observer = new MutationObserver(() => shown.push(heading.textContent));
    observer.observe(heading, { characterData: true, childList: true, subtree: true });
    refuse();
    await waitFor(() => expect(isRefused).toBe(true));
    // What is asked for now is answered after that failure.
    const before = answers;
    await userEvent.click(screen.getByRole('button', { name: '刷新账号' }));
    await waitFor(() => expect(answers).toBeGreaterThan(before), SLOW);
    await says('叶小满，欢迎回来');
    observer.disconnect();
    await expect(shown).toEqual([]);
  },
};

let admit = () => {};

/** A login of this tab that is under way is not taken for that of another: what the visitor wanted comes after it. */
export const OwnLoginUnderWay: Story = {
  beforeEach: ({ msw }) => {
    answers = 0;
    const admission = new Promise<void>((resolve) => {
      admit = resolve;
    });
    msw.use(
      http.get('*/api/v2/member/detail', async () => {
        answers += 1;
        await admission;
        return undefined;
      }),
    );
  },
  play: async () => {
    keepIntent('/courses', 'study', Date.now());
    await waitFor(
      () => expect(listeners).toHaveBeenCalledWith('storage', expect.any(Function)),
      SLOW,
    );
    await logIn();
    await waitFor(() => expect(answers).toBe(1), SLOW);
    // As a page is once all its pictures are there.
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    admit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    await says('叶小满，欢迎回来');
    await expect(answers).toBe(1);
    await expect(takeIntent('/courses', 'study', Date.now())).toBe(0);
  },
};

/** A browser that keeps nothing: the member is logged in for this visit, and told so. */
export const StorageFull: Story = {
  beforeEach: () => {
    const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
    Object.defineProperty(Storage.prototype, 'setItem', {
      configurable: true,
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    return () => {
      if (original) Object.defineProperty(Storage.prototype, 'setItem', original);
      local.remove(localKeys.userToken);
    };
  },
  play: async () => {
    await logIn();
    await says('在此浏览器中无法保存登录状态，关闭或刷新页面后需要重新登录');
    await expect(
      await screen.findByRole('heading', { name: '叶小满，欢迎回来', hidden: true }),
    ).toBeInTheDocument();
  },
};

/** The call for the member fails: a visitor, not an endless wait. */
export const MemberFails: Story = {
  parameters: { scenario: 'loggedIn' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/v2/member/detail', () => HttpResponse.error()));
  },
  play: async () => {
    await says('登录后继续学习');
    await waitFor(() => expect(screen.queryByText('正在读取账号')).toBeNull(), SLOW);
  },
};

/** The server refuses the session in the middle of a public page: one toast, and the way back is kept. */
export const Unauthorized: Story = {
  tags: ['spec:8.401'],
  parameters: { path: '/courses?cid=2', scenario: 'loggedIn' },
  play: async ({ msw }) => {
    await says('叶小满，欢迎回来');
    msw.use(
      http.get('*/api/v2/member/detail', () =>
        HttpResponse.json({ code: 401, message: '请登录', data: [] }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: '刷新账号' }));
    await says('请重新登录');
    await says('当前页面：/login?redirect=%2Fcourses%3Fcid%3D2');
    await expect(local.read(localKeys.userToken)).toBeNull();
  },
};
