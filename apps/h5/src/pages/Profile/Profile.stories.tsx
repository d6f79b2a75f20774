import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { school } from '@qinghe/api/mocks';
import { LONG_PASSWORD } from '@qinghe/features/testing/accountStories';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { heldNickname, memberStories, myself } from '@qinghe/features/testing/memberStories';
import { at, SLOW } from '@qinghe/features/testing/pageStory';
import { beginOwnFlow, OWN_FLOW, socialStories } from '@qinghe/features/testing/socialStories';
import { expectCall } from '@qinghe/features/testing/calls';
import { holdTimers, keepToasts } from '@qinghe/features/testing/heldTimer';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's account on the mobile site, and the pages that change it. */
const meta = {
  title: 'Profile',
  component: StoryApp,
  args: { initialPath: '/member/profile' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ args }) => {
    table.preload('/member/profile');
    table.preload(args.initialPath);
  },
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is set, and where it is changed. */
export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /手机号\s*138\*\*\*\*0001/ }, SLOW),
    ).toHaveAttribute('href', '/member/mobile');
    await expect(canvas.getByRole('link', { name: /登录密码/ })).toHaveAttribute(
      'href',
      '/member/password',
    );
    await expect(canvas.getByRole('button', { name: '注销账号' })).toBeVisible();
  },
};

/** A picture above 2 MB is refused before it is sent. */
export const Avatar: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('选择头像', {}, SLOW);
    const big = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    await userEvent.upload(input, big);
    await waitFor(() => expect(screen.getByText('图片大小不超过 2 MB')).toBeVisible());
  },
};

/** Nothing is sent before the member has chosen the part, seen it and saved it; 取消 sends nothing. */
export const AvatarCrop: Story = { ...memberStories.avatarCrop, tags: ['vrt'] };
/** The keyboard alone chooses the part; what is saved is a square of at most 512 px. */
export const AvatarSaved: Story = memberStories.avatarSaved;

/** A picture that is saved late leaves the one chosen since alone. */
export const AvatarLate: Story = memberStories.avatarLate;

/** The nickname is set once, on its own page. */
export const Nickname: Story = {
  tags: ['vrt', 'spec:7.call.member-nickname'],
  args: { initialPath: '/member/nickname' },
  beforeEach: () => {
    myself().is_set_nickname = 0;
    return keepToasts();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '修改昵称' }, SLOW);
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }, SLOW));
    await expect(canvas.getByText('请输入昵称')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('昵称'), '小明');
    myself().nick_name = '小明';
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('昵称已经存在')).toBeVisible());
    await expect(canvas.getByLabelText('昵称')).toHaveValue('小明');
    await expectCall('POST /api/v2/member/detail/nickname', { nick_name: '小明' });
  },
};

/** A nickname that is saved after the member has left its page does not take them away from where they are. */
export const LateNickname: Story = {
  args: { initialPath: '/member/nickname' },
  beforeEach: heldNickname.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('昵称', {}, SLOW), '青禾小满{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    const home = await canvas.findByRole('link', { name: '首页', current: 'page' }, SLOW);
    heldNickname.send();
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible(), SLOW);
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home).toBeVisible();
  },
};

/** The fields of the password are asked for in the words of the specification. */
export const Password: Story = {
  tags: ['vrt'],
  args: { initialPath: '/member/password' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('138****0001', {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(canvas.getByText('请输入图形验证码!')).toBeVisible();
    await expect(canvas.getByText('请输入手机验证码!')).toBeVisible();
    await expect(canvas.getByText('请设置账号密码!')).toBeVisible();
  },
};

/** A member who cannot be loaded is not taken for one without a mobile. */
export const PasswordOfNobody: Story = {
  args: { initialPath: '/member/password' },
  beforeEach: memberStories.error.beforeEach,
  play: async (context) => {
    await memberStories.error.play(context);
    await expect(context.canvas.queryByText(/请先绑定手机号|去绑定/)).toBeNull();
    await expect(context.canvas.queryByLabelText('新密码')).toBeNull();
  },
};

/** The mobile is changed in two steps; the first one proves the old number. */
export const Mobile: Story = {
  tags: ['vrt'],
  args: { initialPath: '/member/mobile' },
  beforeEach: keepToasts,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('138****0001', {}, SLOW);
    await canvas.findByAltText('图形验证码');
    const { captchas } = school.tables;
    await userEvent.type(
      canvas.getByLabelText('图形验证码'),
      captchas[captchas.length - 1]?.answer ?? '',
    );
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(canvas.getByText(/验证码已发送至/)).toBeVisible());
    await userEvent.type(canvas.getByLabelText('手机验证码'), '112233');
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(screen.getByText('验证成功')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: '确定' }));
    await expect(canvas.getByText('请输入手机号!')).toBeVisible();
  },
};

/** Unbinding warns first. */
export const Unbind: Story = {
  tags: ['spec:7.call.socialite-unbind'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /微信/ }, SLOW));
    await screen.findByRole('dialog', { name: '解除绑定微信？' });
    await userEvent.click(screen.getByRole('button', { name: '解除绑定' }));
    await waitFor(() => expect(screen.getByText('解绑成功')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: /微信/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/v3\/auth\/login\/wechat\/oauth\?.*action=bind/),
    );
    await expectCall('DELETE /api/v2/member/socialite/wechat', {});
  },
};

/** A binding that was begun here is finished without a question. */
export const BindOwn: Story = {
  ...socialStories.bindOwn,
  args: at(`/member/profile?${OWN_FLOW}&login_code=demo-code&action=bind`),
};

const STRANGE_BIND = at('/member/profile?login_code=demo-code&action=bind');

/** A code of no binding that was begun here is asked about; refused, nothing is bound. */
export const StrangeBind: Story = { ...socialStories.bindRefused, args: STRANGE_BIND };

/** Agreed to, it is bound. */
export const StrangeBindAgreed: Story = { ...socialStories.bindAgreed, args: STRANGE_BIND };

/** Giving the account up tells of the seven days first. */
export const Destroy: Story = {
  tags: ['spec:7.call.member-destroy'],
  // Nothing leaves the page, whatever the server is told.
  beforeEach: () => {
    const [, restore] = holdTimers(500);
    return restore;
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '注销账号' }));
    await expect(
      dialog.getByText('确认之后账号将在 7 天后自动注销，期间内登录账号将会自动取消账号注销'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(myself().destroy_at).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    msw.use(
      http.post('*/api/v3/member/destroy', () =>
        HttpResponse.json({ code: 1, message: '还有未完成的订单', data: [] }),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: '确认注销' }));
    await waitFor(() => expect(screen.getByText('还有未完成的订单')).toBeVisible());
    await expectCall('POST /api/v3/member/destroy', {});
  },
};

/** Newer servers ask for consent when the protocols have changed; there is no way around it. */
export const Agreement: Story = { ...memberStories.agreement, tags: ['vrt'] };

/** Consent is given once. */
export const Agreed: Story = memberStories.agreed;

/** Where the school asks for no check of the face none can be begun. */
export const FaceCheckOff: Story = memberStories.faceCheckOff;

/** A long nickname wraps. */
export const LongText: Story = {
  tags: ['vrt'],
  parameters: { scenario: 'longText' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^叶小满一个很长/, {}, SLOW);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The member is on the way. */
export const Loading: Story = { ...memberStories.loading, tags: ['vrt'] };

/** The member cannot be loaded. */
export const Error: Story = { ...memberStories.error, tags: ['vrt'] };

/** A visitor is led to the login page. */
export const LoggedOut: Story = guardStories.loggedOut;

/** A member without a mobile has to bind one first. */
export const Gated: Story = guardStories.gated;

/** A code that comes back from QQ is used up once and leaves the address. */
export const BindReturn: Story = {
  tags: ['spec:7.call.socialite-bind'],
  args: at(`/member/profile?${OWN_FLOW}&login_code=gone&action=bind`),
  beforeEach: () => beginOwnFlow('bind', myself().id),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('已过期', {}, SLOW)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '注销账号' })).toBeVisible();
    await expectCall('POST /api/v3/member/socialite/bindWithCode', { code: 'gone' });
  },
};

/** Has a code sent to the number of the form, and types it. */
async function prove(canvas: ReturnType<typeof within>) {
  await canvas.findByAltText('图形验证码', {}, SLOW);
  await userEvent.type(
    canvas.getByLabelText('图形验证码'),
    school.tables.captchas.at(-1)?.answer ?? '',
  );
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(canvas.getByText(/验证码已发送至/)).toBeVisible());
  await userEvent.type(canvas.getByLabelText('手机验证码'), '112233');
}

/** A code sets a new password. */
export const PasswordChanged: Story = {
  tags: ['spec:7.call.member-password'],
  args: { initialPath: '/member/password' },
  play: async ({ canvas }) => {
    await canvas.findByText('138****0001', {}, SLOW);
    await prove(canvas);
    await userEvent.type(canvas.getByLabelText('新密码'), LONG_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible());
    await expectCall('POST /api/v2/member/detail/password', {
      mobile: '13800000001',
      mobile_code: '112233',
      password: LONG_PASSWORD,
    });
  },
};

/** The old number is proved, then the new one. */
export const MobileChanged: Story = {
  tags: ['spec:7.call.member-verify', 'spec:7.call.member-mobile-put'],
  args: { initialPath: '/member/mobile' },
  play: async ({ canvas }) => {
    await canvas.findByText('138****0001', {}, SLOW);
    await prove(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(screen.getByText('验证成功')).toBeVisible());
    await userEvent.type(await canvas.findByLabelText('手机号'), '13900009999');
    await prove(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible());
    await expectCall('POST /api/v2/member/verify', {
      mobile: '13800000001',
      mobile_code: '112233',
    });
    await expectCall('PUT /api/v2/member/mobile');
  },
};
