import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { DEMO_MOBILES, school } from '@qinghe/api/mocks';
import { payloadsOf } from './calls.tsx';
import { keepWaitingQuietly } from './heldTimer.tsx';
import { expectToFit, SLOW, type PageStory, type Play } from './pageStory.tsx';

/** Returns the ordinary member's row in the demo school. Throws when it is missing. */
export function myself() {
  const user = school.tables.users.find(({ mobile }) => mobile === DEMO_MOBILES.ordinary);
  if (!user) throw new TypeError('The demo member is gone.');
  return user;
}

/** Creates a picture twice as wide as high: red on the left, blue on the right. */
async function twoColours(): Promise<File> {
  const canvas = new OffscreenCanvas(800, 400);
  const paper = canvas.getContext('2d');
  for (const [colour, left] of [
    ['red', 0],
    ['blue', 400],
  ] as const) {
    if (!paper) continue;
    paper.fillStyle = colour;
    paper.fillRect(left, 0, 400, 400);
  }
  const type = 'image/png';
  return new File([await canvas.convertToBlob({ type })], 'two.png', { type });
}

/** Returns the size of the member's avatar, and its colours on the left and right. */
async function readAvatar() {
  const picture = new Image();
  picture.src = myself().avatar;
  await picture.decode();
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  paper?.drawImage(picture, 0, 0);
  const nameOf = (x: number) => {
    const [red = 0, , blue = 0] = paper?.getImageData(x, height / 2, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { width, height, left: nameOf(4), right: nameOf(width - 5) };
}

/** Chooses a picture and returns the queries of the dialog that crops it. */
async function chooseAvatar({ canvas, userEvent }: Parameters<Play>[0]) {
  await userEvent.upload(await canvas.findByLabelText('选择头像', {}, SLOW), await twoColours());
  return within(await screen.findByRole('dialog', { name: '裁剪头像' }, SLOW));
}

let letAvatarBeCut = () => {};
let letAvatarBeSaved = () => {};
let letNicknameBeSaved = () => {};

/** Holds the reply to a new nickname back. Returns the way to send it, which the story's end does too. */
export const heldNickname = {
  send: () => letNicknameBeSaved(),
  beforeEach: ({ msw }) => {
    myself().is_set_nickname = 0;
    const gate = new Promise<void>((resolve) => {
      letNicknameBeSaved = resolve;
    });
    msw.use(
      http.post('*/api/v2/member/detail/nickname', async () => {
        await gate;
      }),
    );
    return letNicknameBeSaved;
  },
} satisfies PageStory & { send: () => void };

/** Stories of the member's own page, shared by both sites. */
export const memberStories = {
  avatarCrop: {
    play: async (context) => {
      const { step, userEvent } = context;
      const before = myself().avatar;
      await step('a choice sends nothing, and can be taken back', async () => {
        const dialog = await chooseAvatar(context);
        await userEvent.click(dialog.getByRole('button', { name: '取消' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(payloadsOf('POST /api/v2/member/detail/avatar')).toEqual([]);
        await expect(myself().avatar).toBe(before);
      });
      await step('pointer and buttons choose the part', async () => {
        const dialog = await chooseAvatar(context);
        const frame = dialog.getByRole('slider', { name: /^头像的位置/ });
        const picture = frame.querySelector('img');
        await expect(Number.parseFloat(picture?.style.left ?? '')).toBe(-50);
        const { left, top, width } = frame.getBoundingClientRect();
        const at = (x: number) => ({ clientX: left + x, clientY: top + width / 2 });
        await userEvent.pointer([
          { keys: '[MouseLeft>]', target: frame, coords: at(10) },
          { target: frame, coords: at(10 + width / 4) },
          { keys: '[/MouseLeft]', target: frame },
        ]);
        await expect(Number.parseFloat(picture?.style.left ?? '')).toBeCloseTo(-25, 1);
        await userEvent.click(dialog.getByRole('button', { name: '放大' }));
        await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveValue('1.25');
        await expectToFit();
      });
    },
  },
  avatarSaved: {
    play: async (context) => {
      const { userEvent } = context;
      const dialog = await chooseAvatar(context);
      await waitFor(() =>
        expect(dialog.getByRole('slider', { name: /^头像的位置/ })).toHaveFocus(),
      );
      await userEvent.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
      await userEvent.click(dialog.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(screen.getByText('上传头像成功')).toBeVisible(), SLOW);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(myself().avatar).toContain('data:image/jpeg');
      await expect(await readAvatar()).toEqual({
        width: 400,
        height: 400,
        left: 'blue',
        right: 'blue',
      });
    },
  },
  avatarLate: {
    beforeEach: ({ msw }) => {
      // oxlint-disable-next-line typescript/unbound-method -- called on its canvas below
      const { toBlob } = HTMLCanvasElement.prototype;
      const cut = new Promise<void>((resolve) => {
        letAvatarBeCut = resolve;
      });
      spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
        this: HTMLCanvasElement,
        ...how
      ) {
        void cut.then(() => toBlob.apply(this, how));
      });
      const gate = new Promise<void>((resolve) => {
        letAvatarBeSaved = resolve;
      });
      msw.use(
        http.post('*/api/v2/member/detail/avatar', async () => {
          await gate;
        }),
      );
      return letAvatarBeSaved;
    },
    play: async (context) => {
      const { step, userEvent } = context;
      await step('a picture that is being saved is closed, and another chosen', async () => {
        const first = await chooseAvatar(context);
        await userEvent.click(first.getByRole('button', { name: '保存' }));
        // Also while the picture is being cut, which takes its time on a phone.
        await first.findByRole('button', { name: '上传中' });
        letAvatarBeCut();
        await waitFor(() =>
          expect(payloadsOf('POST /api/v2/member/detail/avatar')).toHaveLength(1),
        );
        await userEvent.click(first.getByRole('button', { name: '取消' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await chooseAvatar(context);
      });
      await step('the first one is saved, and the second stays open', async () => {
        letAvatarBeSaved();
        await waitFor(() => expect(screen.getByText('上传头像成功')).toBeVisible(), SLOW);
        const second = within(screen.getByRole('dialog', { name: '裁剪头像' }));
        await expect(await second.findByRole('button', { name: '保存' })).toBeEnabled();
      });
    },
  },
  loading: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => delay('infinite')));
      return keepWaitingQuietly();
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('加载中', {}, SLOW)).toBeInTheDocument();
    },
  },
  error: {
    beforeEach: ({ msw }) => {
      msw.use(http.get('*/api/v2/member/detail', () => HttpResponse.html('500', { status: 500 })));
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('服务开小差了，请稍后重试', {}, SLOW)).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    },
  },
  faceCheckOff: {
    beforeEach: () => {
      school.tables.settings.enabled_face_verify = false;
      myself().is_face_verify = false;
    },
    play: async ({ canvas }) => {
      await canvas.findByText('手机号', {}, SLOW);
      await expect(canvas.queryByText('实名认证')).toBeNull();
      await expect(canvas.queryByText('开始认证')).toBeNull();
    },
  },
  agreement: {
    parameters: { scenario: 'agreementsOpen' },
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: '协议更新' }, SLOW));
      await expect(dialog.getByRole('link', { name: '《用户协议》' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(dialog.getByRole('button', { name: '不同意并退出' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(dialog.getByRole('button', { name: '同意并继续' })).toBeVisible();
    },
  },
  agreed: {
    parameters: { scenario: 'agreementsOpen' },
    play: async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: '协议更新' }, SLOW));
      await userEvent.click(dialog.getByRole('button', { name: '同意并继续' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(myself().agreed).toBe(true);
    },
  },
  unreadMany: {
    parameters: { scenario: 'manyMessages' },
    play: async ({ canvas }) => {
      const [number] = await canvas.findAllByText('99+', {}, SLOW);
      await expect(number).toBeVisible();
    },
  },
  longText: {
    parameters: { scenario: 'longText' },
    play: async ({ canvas }) => {
      await expect(
        await canvas.findByRole('heading', { name: /叶小满一个很长/ }, SLOW),
      ).toBeVisible();
      await expectToFit();
    },
  },
} satisfies Record<string, PageStory>;
