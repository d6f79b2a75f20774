import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scanWechat, school } from '@qinghe/api/mocks';
import { local, localKeys } from '@qinghe/hooks/storage';
import { LONG_PASSWORD } from '@qinghe/features/testing/accountStories';
import { heldNickname, memberStories, myself } from '@qinghe/features/testing/memberStories';
import { guardStories } from '@qinghe/features/testing/guardStories';
import { at, expectToFit, SLOW } from '@qinghe/features/testing/pageStory';
import { beginOwnFlow, OWN_FLOW, socialStories } from '@qinghe/features/testing/socialStories';
import { expectCall } from '@qinghe/features/testing/calls';
import { holdTimers } from '@qinghe/features/testing/heldTimer';
import { table } from '../../app/routes.ts';
import { StoryApp } from '../../app/StoryApp.tsx';

/** The member's start page on the desktop site: where they stand, and their account. */
const meta = {
  title: 'Member',
  component: StoryApp,
  args: { initialPath: '/member' },
  parameters: { isPage: true, scenario: 'loggedIn' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  beforeEach: () => table.preload('/member'),
} satisfies Meta<typeof StoryApp>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member with the menu of the member area. */
export const Default: Story = {
  tags: ['vrt', 'spec:2.route.member', 'spec:7.call.member-detail'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW),
    ).toBeVisible();
    await expect(await canvas.findByText(/上次学到《Python 零基础/)).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: '用户中心' }));
    await menu.findByRole('link', { name: /我的消息\s*3 条未读/ });
    await expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/member',
      '/member/study',
      '/member/messages',
      '/member/orders',
      '/member/credit1-free',
    ]);
    await expect(menu.getByRole('link', { name: '用户中心', current: 'page' })).toBeVisible();
    await expect(canvas.getByText('138****0001')).toBeVisible();
    await expect(canvas.getByText('会员至 2027-03-18')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '续费' })).toHaveAttribute('href', '/vip');
    await expectCall('GET /api/v2/member/detail', {});
  },
};

/** A member without VIP is shown the way to it. */
export const WithoutVip: Story = {
  beforeEach: () => {
    Object.assign(myself(), { role_id: 0, role_expired_at: null });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '开通会员' }, SLOW)).toHaveAttribute(
      'href',
      '/vip',
    );
    await expect(canvas.queryByText(/^会员至/)).toBeNull();
  },
};

/** With the switch `vip` off nothing speaks of memberships. */
export const VipSwitchedOff: Story = {
  globals: { features: 'vip' },
  play: async ({ canvas }) => {
    await canvas.findByText('138****0001', {}, SLOW);
    await expect(canvas.queryByText(/^会员至/)).toBeNull();
    await expect(document.querySelector('a[href="/vip"]')).toBeNull();
  },
};

/** A picture of the wrong kind or above 2 MB is refused. */
export const Avatar: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '更换头像' }, SLOW);
    const input = canvas.getByLabelText('选择头像');
    const anyType = userEvent.setup({ applyAccept: false });
    await anyType.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.getByText('请上传图片文件')).toBeVisible());
    const big = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    await anyType.upload(input, big);
    await waitFor(() => expect(screen.getByText('图片大小不超过 2 MB')).toBeVisible());
    await expect(myself().avatar).not.toContain('data:');
  },
};

/** Nothing is sent before the member has chosen the part, seen it and saved it; 取消 sends nothing. */
export const AvatarCrop: Story = { ...memberStories.avatarCrop, tags: ['vrt'] };
/** The keyboard alone chooses the part; what is saved is a square of at most 512 px. */
export const AvatarSaved: Story = memberStories.avatarSaved;

/** A picture that is saved late leaves the one chosen since alone. */
export const AvatarLate: Story = memberStories.avatarLate;

/** The nickname is set once; afterwards there is no way to it. */
export const Nickname: Story = {
  tags: ['spec:7.call.member-nickname'],
  beforeEach: () => {
    myself().is_set_nickname = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('（只可修改一次）', {}, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改昵称' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改昵称' }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(dialog.getByText('请输入昵称')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('昵称'), '青禾小满{Enter}');
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('heading', { level: 1, name: '早上好，青禾小满' });
    await expect(canvas.queryByRole('button', { name: '修改昵称' })).toBeNull();
    await expectCall('POST /api/v2/member/detail/nickname', { nick_name: '青禾小满' });
  },
};

/** A nickname that is saved late does not close the dialog that was opened meanwhile, and what was typed there stays. */
export const LateNickname: Story = {
  beforeEach: heldNickname.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }, SLOW));
    const first = within(await screen.findByRole('dialog', { name: '修改昵称' }));
    await userEvent.type(first.getByLabelText('昵称'), '青禾小满{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    const second = within(await screen.findByRole('dialog', { name: '修改密码' }));
    await userEvent.type(second.getByLabelText('新密码'), 'qinghe456');
    heldNickname.send();
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible(), SLOW);
    await expect(second.getByLabelText('新密码')).toHaveValue('qinghe456');
    // A dialog that closes leaves the tree after its animation.
    await canvas.findByRole('heading', { level: 1, name: '早上好，青禾小满', hidden: true }, SLOW);
    await expect(screen.getByRole('dialog', { name: '修改密码' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW);
  },
};

/** The scenes of the messages that were asked for. */
const sentScenes: string[] = [];

/** The fields of the password are asked for in the words of the specification; a code sets the new one. */
export const Password: Story = {
  tags: ['spec:7.call.member-password'],
  beforeEach: ({ msw }) => {
    sentScenes.length = 0;
    msw.use(
      http.post<never, { scene: string }>('*/api/v2/captcha/sms', async ({ request }) => {
        sentScenes.push((await request.clone().json()).scene);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改密码' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }));
    await waitFor(() => expect(dialog.getByText('138****0001')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(dialog.getByText('请输入图形验证码!')).toBeVisible();
    await expect(dialog.getByText('请输入手机验证码!')).toBeVisible();
    await expect(dialog.getByText('请设置账号密码!')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(screen.getByText('请输入图形验证码')).toBeVisible());
    await dialog.findByAltText('图形验证码');
    const { answer } = school.tables.captchas.at(-1) ?? { answer: '' };
    await userEvent.type(dialog.getByLabelText('图形验证码'), answer);
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    await dialog.findByText('120 秒后重新获取');
    await expect(sentScenes).toEqual(['password_reset']);
    await userEvent.type(dialog.getByLabelText('手机验证码'), '112233');
    await userEvent.type(dialog.getByLabelText('新密码'), `${LONG_PASSWORD}{Enter}`);
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible());
    await expectCall('POST /api/v2/member/detail/password', {
      mobile: '13800000001',
      mobile_code: '112233',
      password: LONG_PASSWORD,
    });
    // That code is used up: nothing is on its way any more.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    const again = within(await screen.findByRole('dialog', { name: '修改密码' }));
    await expect(again.getByRole('button', { name: '获取验证码' })).toBeInTheDocument();
    await userEvent.click(again.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(again.getByText('请输入图形验证码!')).toBeVisible());
  },
};

/** First the old number, then the new one, each with its own code. */
export const Mobile: Story = {
  tags: ['spec:7.call.member-verify', 'spec:7.call.member-mobile-put'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更换手机号' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    const prove = async () => {
      await dialog.findByAltText('图形验证码');
      const { answer } = school.tables.captchas[school.tables.captchas.length - 1] ?? {
        answer: '',
      };
      await userEvent.type(dialog.getByLabelText('图形验证码'), answer);
      await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
      await dialog.findByText('120 秒后重新获取');
      await userEvent.type(dialog.getByLabelText('手机验证码'), '112233');
    };
    await prove();
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
    await waitFor(() => expect(screen.getByText('验证成功')).toBeVisible());
    await userEvent.click(await dialog.findByRole('button', { name: '确定' }));
    await expect(dialog.getByText('请输入手机号!')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('手机号'), '13900009999');
    await prove();
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('修改成功')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('139****9999')).toBeInTheDocument());
    await expectCall('POST /api/v2/member/verify', {
      mobile: '13800000001',
      mobile_code: '112233',
    });
    await expectCall('PUT /api/v2/member/mobile');
  },
};

/** Unbinding warns first; 取消 changes nothing. */
export const Unbind: Story = {
  tags: ['spec:7.call.socialite-unbind'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解除绑定微信' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '解除绑定微信？' }));
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '解除绑定微信' }));
    await userEvent.click(await screen.findByRole('button', { name: '解除绑定' }));
    await waitFor(() => expect(screen.getByText('解绑成功')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: '绑定微信' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: '绑定 QQ' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/v3\/auth\/login\/socialite\/qq\?.*action=bind/),
    );
    await expectCall('DELETE /api/v2/member/socialite/wechat', {});
  },
};

/** WeChat is bound by a scan. */
export const BindWechat: Story = {
  beforeEach: () => {
    school.tables.socialAccounts = [];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '绑定微信' }, SLOW));
    const dialog = within(await screen.findByRole('dialog', { name: '绑定微信' }));
    await dialog.findByRole('img', { name: '微信登录二维码', busy: false }, SLOW);
    scanWechat(school.tables.scans[school.tables.scans.length - 1]?.key ?? '');
    await waitFor(() => expect(screen.getByText('绑定成功')).toBeVisible(), SLOW);
    await waitFor(() => expect(canvas.getByRole('button', { name: '解除绑定微信' })).toBeVisible());
  },
};

/** A code that comes back from QQ is used up once and leaves the address. */
export const BindReturn: Story = {
  tags: ['spec:7.call.socialite-bind'],
  args: at(`/member?${OWN_FLOW}&login_code=gone&action=bind`),
  beforeEach: () => beginOwnFlow('bind', myself().id),
  play: async ({ canvas }) => {
    await expect(await screen.findByText('已过期', {}, SLOW)).toBeInTheDocument();
    await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW);
    await expectCall('POST /api/v3/member/socialite/bindWithCode', { code: 'gone' });
  },
};

/** A binding that was begun here is finished without a question. */
export const BindOwn: Story = {
  ...socialStories.bindOwn,
  args: at(`/member?${OWN_FLOW}&login_code=demo-code&action=bind`),
};

/** One that another member has begun here is not. */
export const BindOfAnother: Story = {
  ...socialStories.bindOfAnother,
  args: at(`/member?${OWN_FLOW}&login_code=demo-code&action=bind`),
};

const STRANGE_BIND = at('/member?login_code=demo-code&action=bind');

/** A code of no binding that was begun here is asked about; refused, nothing is bound. */
export const StrangeBind: Story = { ...socialStories.bindRefused, args: STRANGE_BIND };

/** Agreed to, it is bound. */
export const StrangeBindAgreed: Story = { ...socialStories.bindAgreed, args: STRANGE_BIND };

/** Giving the account up tells of the seven days first; the server may refuse. */
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
    await expect(local.read(localKeys.userToken)).not.toBeNull();
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
    await canvas.findByRole('heading', { level: 1, name: /^早上好，叶小满一个很长/ }, SLOW);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The member is on the way. */
export const Loading: Story = { ...memberStories.loading, tags: ['vrt'] };

/** The member cannot be loaded. */
export const Error: Story = { ...memberStories.error, tags: ['vrt'] };

/** A member without a mobile has to bind one first. */
export const Gated: Story = {
  parameters: { scenario: 'unboundMobile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '立即绑定' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: '用户中心' })).toBeNull();
  },
};

/** A visitor is led to the login page. */
export const LoggedOut: Story = { ...guardStories.loggedOut, tags: ['spec:2.route.member'] };

/** More messages wait than the mark counts. */
export const UnreadMany: Story = memberStories.unreadMany;

/** The titles of all pages of the member area have one size, one place, and one distance to what follows. */
export const OneHeading: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW);
    const menu = within(canvas.getByRole('navigation', { name: '用户中心' }));
    const measured: unknown[] = [];
    for (const name of ['我的学习', '我的消息', '我的订单', '我的积分']) {
      await userEvent.click(menu.getByRole('link', { name: new RegExp(name) }));
      const heading = await canvas.findByRole(
        'heading',
        { level: 1, name: new RegExp(name) },
        SLOW,
      );
      const { top, bottom } = heading.getBoundingClientRect();
      let next = heading.parentElement?.nextElementSibling;
      // Orders that wait for their tabs stand in an element without a box.
      if (next && getComputedStyle(next).display === 'contents') next = next.firstElementChild;
      const below = (next?.getBoundingClientRect().top ?? 0) - bottom;
      measured.push({ size: getComputedStyle(heading).fontSize, top, below });
    }
    for (const one of measured) await expect(one).toEqual(measured[0]);
    await userEvent.click(menu.getByRole('link', { name: '用户中心' }));
    const hello = await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW);
    const size = getComputedStyle(hello).fontSize;
    await expect(measured[0]).toMatchObject({
      size,
      top: hello.getBoundingClientRect().top,
    });
    await userEvent.click(canvas.getByRole('link', { name: '你的设备上的数据' }));
    const device = await canvas.findByRole('heading', { level: 1, name: '你的设备上的数据' }, SLOW);
    await expect(getComputedStyle(device).fontSize).toBe(size);
  },
};

/** Every way to another form in the lists of the account has one size. */
export const OneActionSize: Story = {
  play: async ({ canvas }) => {
    const sizes = new Set<string>();
    await canvas.findByText('第三方账号', {}, SLOW);
    for (const name of ['更换头像', '修改密码', '解除绑定微信', '绑定 QQ'])
      sizes.add(getComputedStyle(await canvas.findByLabelText(name, {}, SLOW)).fontSize);
    await expect(sizes.size).toBe(1);
  },
};

/** From 768 to 1023 px the menu is a row of tabs over the page, and no number is cut. */
export const Tablet: Story = {
  tags: ['vrt'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: () => {
    myself().credit1 = 1_234_567;
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: '早上好，叶小满' }, SLOW);
    const menu = canvas.getByRole('navigation', { name: '用户中心' });
    const places = within(menu).getAllByRole('link');
    const tops = new Set(places.map((place) => place.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThan(
      heading.getBoundingClientRect().top,
    );
    const points = await canvas.findByText('1,234,567', {}, SLOW);
    await expect(points.getClientRects()).toHaveLength(1);
    await expect(points.offsetHeight).toBeLessThan(40);
    await expectToFit();
  },
};
