import { expect, screen, waitFor, within } from 'storybook/test';
import { createLoginCode, school } from '@qinghe/api/mocks';
import { local, localKeys, sessionKeys, tab } from '@qinghe/hooks/storage';
import { myself } from './memberStories.tsx';
import { SLOW, type PageStory } from './pageStory.tsx';

const MARK = 'own-mark-012';

/** Query parameter in the return address of a login or a binding that `beginOwnFlow` has begun. */
export const OWN_FLOW = `flow=${MARK}`;

/** Begins a login or a binding in this tab, like the link to the provider. */
export function beginOwnFlow(action: 'login' | 'bind', memberId = 0): void {
  const flow = { mark: MARK, action, member: String(memberId), begun: String(Date.now()) };
  tab.write(sessionKeys.socialFlow, new URLSearchParams(flow).toString());
}

const LOGIN = '要用链接里的账号登录吗？';
const BIND = '要绑定这个 QQ 或微信吗？';

const says = (words: string) => waitFor(() => expect(screen.getByText(words)).toBeVisible(), SLOW);

async function answer(question: string, button: string) {
  const dialog = within(await screen.findByRole('dialog', { name: question }, SLOW));
  // Nothing may happen before the answer.
  await expect(school.tables.loginCodes).toHaveLength(1);
  const choice = dialog.getByRole('button', { name: button });
  await waitFor(() => expect(dialog.getByRole('button', { name: /^不/ })).toHaveFocus());
  choice.click();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull(), SLOW);
}

/** Issues a login code of a WeChat account that belongs to 叶小满, as in somebody else's link. */
const issueLogin = () => {
  createLoginCode('wechat', 'wx-xiaoman', '小满要努力').code = 'demo-code';
};

/** Issues a login code of somebody else's QQ. */
const issueBind = () => {
  createLoginCode('qq', 'qq-stranger', 'QQ同学').code = 'demo-code';
};

const hasQq = () =>
  school.tables.socialAccounts.some(({ app, user_id }) => app === 'qq' && user_id === myself().id);

/** Stories of login and binding codes in the address, shared by both sites. */
export const socialStories = {
  loginAsked: {
    beforeEach: issueLogin,
    play: async () => {
      const dialog = within(await screen.findByRole('dialog', { name: LOGIN }, SLOW));
      await waitFor(() => expect(dialog.getByRole('button', { name: '不登录' })).toHaveFocus());
    },
  },
  loginRefused: {
    beforeEach: issueLogin,
    play: async () => {
      await answer(LOGIN, '不登录');
      await expect(local.read(localKeys.userToken)).toBeNull();
      await expect(school.tables.loginCodes).toHaveLength(1);
    },
  },
  loginAgreed: {
    beforeEach: issueLogin,
    play: async () => {
      await answer(LOGIN, '继续登录');
      await waitFor(() => expect(local.read(localKeys.userToken)).not.toBeNull(), SLOW);
      await expect(school.tables.loginCodes).toHaveLength(0);
    },
  },
  loginDropped: {
    parameters: { scenario: 'loggedIn' },
    beforeEach: issueLogin,
    play: async () => {
      const token = local.read(localKeys.userToken);
      await says('你已登录，没有使用链接里的账号');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(local.read(localKeys.userToken)).toBe(token);
      await expect(school.tables.loginCodes).toHaveLength(1);
    },
  },
  bindOwn: {
    beforeEach: () => {
      issueBind();
      beginOwnFlow('bind', myself().id);
    },
    play: async () => {
      await says('绑定成功');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(hasQq()).toBe(true);
    },
  },
  bindOfAnother: {
    beforeEach: () => {
      issueBind();
      // Begun by another member who was logged in here before.
      beginOwnFlow('bind', myself().id + 1);
    },
    play: async () => {
      await screen.findByRole('dialog', { name: BIND }, SLOW);
      await expect(hasQq()).toBe(false);
    },
  },
  bindRefused: {
    beforeEach: issueBind,
    play: async () => {
      await screen.findByText(/就能登录「叶小满」的账号/, {}, SLOW);
      await answer(BIND, '不绑定');
      await expect(hasQq()).toBe(false);
      await expect(school.tables.loginCodes).toHaveLength(1);
    },
  },
  bindAgreed: {
    beforeEach: issueBind,
    play: async () => {
      await answer(BIND, '继续绑定');
      await says('绑定成功');
      await expect(hasQq()).toBe(true);
    },
  },
} satisfies Record<string, PageStory>;
