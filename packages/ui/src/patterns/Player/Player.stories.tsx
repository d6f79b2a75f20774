import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { SLOW } from '../../testing/slow.tsx';
import { defaultPlayerPreferences, Player, type PlayerProps } from './Player.tsx';
import type { PlayerControls, PlayerMedia, PlayerSource } from './types.ts';

const mp4 = { url: '/demo/media/lesson-1.mp4', label: '默认', isHls: false };

/** The service worker of the stories answers no range requests, without which no video can seek. */
async function openFile(): Promise<void> {
  if (mp4.url.startsWith('blob:')) return;
  mp4.url = URL.createObjectURL(await (await fetch(mp4.url)).blob());
}

const media: PlayerMedia = { id: 15, sources: [mp4] };

/** What a page is handed to move the player by. */
const handle: { current: PlayerControls | null } = { current: null };

function Example(props: Omit<PlayerProps, 'ref'>) {
  const [preferences, setPreferences] = useState(props.preferences);
  const [isTheatre, setIsTheatre] = useState(false);
  return (
    <div style={{ maxWidth: isTheatre ? '64rem' : '48rem', margin: '0 auto' }}>
      <Player
        {...props}
        ref={handle}
        preferences={preferences}
        onPreferencesChange={(change) => {
          props.onPreferencesChange(change);
          setPreferences({ ...preferences, ...change });
        }}
        isTheatre={isTheatre}
        onTheatreChange={setIsTheatre}
      />
    </div>
  );
}

/** Plays a lesson and heals itself when its address dies. */
const meta = {
  component: Player,
  args: {
    media,
    title: '第 15 讲　列表推导式',
    album: 'Python 零基础：从第一行代码到小工具',
    poster: '/demo/media/poster.jpg',
    preferences: { ...defaultPlayerPreferences, isMuted: true },
    onPreferencesChange: fn(),
    onNext: fn(),
    onPlay: fn(),
    onPause: fn(),
    onSeek: fn(),
    onTime: fn(),
    onRate: fn(),
    onEnded: fn(),
    onTrialEnd: fn(),
  },
  loaders: [openFile],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;
const videoIn = (root: HTMLElement) => {
  const video = root.querySelector('video');
  if (!video) throw new Error('The player has no video.');
  return video;
};
const isReady = (root: HTMLElement) =>
  waitFor(() => expect(videoIn(root).duration).toBeGreaterThan(10), SLOW);
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

/** Every prop, to try out. */
export const Playground: Story = {
  play: async ({ canvasElement }) => isReady(canvasElement),
};

/** Plays, pauses, moves and says so. */
export const Playing: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await step('the poster is told from those of other lessons by its title', () =>
      expect(canvas.getByText(/列表推导式/)).toBeVisible(),
    );
    await step('play and pause', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '播放' })[0] ?? video);
      await waitFor(() => expect(args.onTime).toHaveBeenCalled(), SLOW);
      await expect(canvas.queryByText(/列表推导式/)).toBeNull();
      const pause = await canvas.findByRole('button', { name: '暂停' });
      // Three seconds after the start the controls are gone for a pointer, not for the keyboard.
      pause.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onPause).toHaveBeenCalled());
      await expect(video.paused).toBe(true);
    });
    await step('seek by the handle and by the slider', async () => {
      handle.current?.seek(40);
      await waitFor(() => expect(args.onSeek).toHaveBeenLastCalledWith(expect.any(Number), 40));
      const slider = canvas.getByRole('slider', { name: '播放进度' });
      await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '40'), SLOW);
      slider.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(Math.round(video.currentTime)).toBe(45), SLOW);
    });
    await step('speed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '倍速：1×' }));
      const speeds = canvas.getByRole('menu', { name: '倍速' });
      await expect(speeds.scrollHeight).toBeLessThanOrEqual(speeds.clientHeight);
      await expect(canvas.getByRole('menuitemradio', { name: '1×' })).toBeChecked();
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '1.5×' }));
      await waitFor(() => expect(args.onRate).toHaveBeenLastCalledWith(1.5));
      await expect(args.onPreferencesChange).toHaveBeenCalledWith({ rate: 1.5 });
      await expect(video.playbackRate).toBe(1.5);
    });
    await step('the end', async () => {
      await fireEvent.keyDown(document.body, { key: '9' });
      await waitFor(() => expect(Math.round(video.currentTime)).toBe(54), SLOW);
      video.currentTime = 59.6;
      await userEvent.click(canvas.getAllByRole('button', { name: '播放' })[0] ?? video);
      await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce(), SLOW);
    });
  },
};

/** While it plays the controls go after three seconds; the keyboard has them back. */
export const ControlsGo: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await isReady(canvasElement);
    const slider = canvas.getByRole('slider', { name: '播放进度' });
    const isSeen = () => slider.checkVisibility({ opacityProperty: true });
    const areGone = () => waitFor(() => expect(isSeen()).toBe(false), { timeout: 8000 });
    await step(
      'a press on a control leaves its focus there, and they go all the same',
      async () => {
        await userEvent.click(canvas.getAllByRole('button', { name: '播放' }).at(-1) ?? slider);
        await canvas.findByRole('button', { name: '暂停' });
        await expect(canvas.getByRole('button', { name: '暂停' })).toHaveFocus();
        await areGone();
      },
    );
    await step('who goes on by keyboard sees them, for as long as the focus is there', async () => {
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(isSeen()).toBe(true));
      await new Promise((resolve) => setTimeout(resolve, 3500));
      await expect(isSeen()).toBe(true);
    });
    await step('a finger that moves the handle keeps them', async () => {
      const at = { ...touch, clientX: 40, clientY: 40 };
      await fireEvent.pointerDown(slider, at);
      for (let moved = 0; moved < 7; moved += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await fireEvent.pointerMove(slider, { ...at, clientX: 40 + moved });
        await expect(isSeen()).toBe(true);
      }
      await fireEvent.pointerUp(slider, at);
      await areGone();
    });
  },
};

/** The lesson goes on where the member stopped, and can start over. */
export const Resume: Story = {
  args: { media: { ...media, startAt: 42 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('已从 00:42 继续播放', {}, SLOW)).toBeVisible();
    const video = videoIn(canvasElement);
    await expect(Math.round(video.currentTime)).toBe(42);
    await userEvent.click(canvas.getByRole('button', { name: '从头播放' }));
    await waitFor(() => expect(video.currentTime).toBeLessThan(5));
    await expect(canvas.queryByText(/继续播放/)).toBeNull();
  },
};

/** Keys work on the whole page, leave the browser's alone, and can be turned off. */
export const Keys: Story = {
  render: (args) => (
    <>
      <Example {...args} />
      <label>
        笔记
        <textarea />
      </label>
    </>
  ),
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await step('digits jump, with Ctrl they are the browser’s', async () => {
      await press('5');
      await waitFor(() => expect(video.currentTime).toBe(30), SLOW);
      for (const key of '123456789') await press(key, { ctrlKey: true });
      await press('1', { metaKey: true });
      await press('1', { altKey: true });
      await expect(video.currentTime).toBe(30);
    });
    await step('a key that is held acts once, but goes on seeking', async () => {
      const repeat = true;
      await press('n');
      await press('n', { repeat });
      await expect(args.onNext).toHaveBeenCalledTimes(1);
      await press('t');
      await press('t', { repeat });
      const theatre = canvas.getByRole('button', { name: '影院模式' });
      await expect(theatre).toHaveAttribute('aria-pressed', 'true');
      // The browser would scroll the page.
      await expect(await press('t', { repeat })).toBe(false);
      await press('t');
      await press('ArrowRight');
      await waitFor(() => expect(video.currentTime).toBe(35), SLOW);
      await press('ArrowLeft', { repeat });
      await waitFor(() => expect(video.currentTime).toBe(30), SLOW);
    });
    await step('typing is typing', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '笔记' }), 'k 1 m?');
      await expect(video.paused).toBe(true);
      await expect(video.currentTime).toBe(30);
      await expect(canvas.queryByRole('dialog')).toBeNull();
      canvas.getByRole('textbox').blur();
    });
    await step('up and down scroll the page, which there is none of in full screen', async () => {
      const full = spyOn(document, 'fullscreenElement', 'get');
      const turn = (to: Element | null) => {
        full.mockReturnValue(to);
        return fireEvent(document, new Event('fullscreenchange'));
      };
      const asked = args.onPreferencesChange;
      await press('ArrowDown');
      await expect(asked).not.toHaveBeenCalled();
      await turn(canvas.getByRole('region', { name: '播放器' }));
      await press('ArrowDown');
      await expect(asked).toHaveBeenLastCalledWith({ volume: 0.9, isMuted: false });
      await press('ArrowUp');
      await expect(asked).toHaveBeenLastCalledWith({ volume: 1, isMuted: false });
      await press('m');
      await turn(null);
    });
    await step('the guide turns them off', async () => {
      await press('?');
      const dialog = await canvas.findByRole('dialog', { name: '键盘快捷键' });
      const guide = within(dialog);
      await fireEvent.keyDown(dialog, { key: '?', repeat: true });
      await expect(dialog).toBeVisible();
      await userEvent.click(guide.getByRole('switch', { name: '启用快捷键' }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await press('1');
      await press('m');
      await expect(video.currentTime).toBe(30);
    });
  },
};

const systemKeys = new Map<MediaSessionAction, MediaSessionActionHandler | null>();

/** Notes what the player offers to headphones, lock screen and media keys. */
function watchSystemKeys() {
  systemKeys.clear();
  spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    systemKeys.set(action, handler);
  });
}
const pressSystemKey = (action: MediaSessionAction, seekTime?: number) =>
  systemKeys.get(action)?.({ action, ...(seekTime !== undefined && { seekTime }) });

/** Headphones, lock screen and media keys know what plays and work. */
export const SystemKeys: Story = {
  beforeEach: watchSystemKeys,
  play: async ({ args, canvasElement }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await expect(navigator.mediaSession.metadata?.title).toBe('第 15 讲　列表推导式');
    pressSystemKey('seekto', 25);
    await waitFor(() => expect(Math.round(video.currentTime)).toBe(25), SLOW);
    pressSystemKey('seekforward');
    await waitFor(() => expect(Math.round(video.currentTime)).toBe(35), SLOW);
    pressSystemKey('play');
    await waitFor(() => expect(video.paused).toBe(false));
    pressSystemKey('pause');
    await waitFor(() => expect(video.paused).toBe(true));
    pressSystemKey('nexttrack');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const leavePage = fn(() => Promise.reject<PictureInPictureWindow>(new Error('Nobody looks.')));

/** The picture leaves the page where the browser can do that. */
export const PictureInPicture: Story = {
  beforeEach: () => {
    leavePage.mockClear();
    spyOn(HTMLVideoElement.prototype, 'requestPictureInPicture').mockImplementation(leavePage);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const button = canvas.queryByRole('button', { name: '画中画' });
    if (document.pictureInPictureEnabled !== true) {
      await expect(button).toBeNull();
      return;
    }
    await userEvent.click(canvas.getByRole('button', { name: '画中画' }));
    await expect(leavePage).toHaveBeenCalledOnce();
    await fireEvent(videoIn(canvasElement), new Event('enterpictureinpicture'));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** A lesson that must not be dragged refuses every way to jump and every other speed. */
export const NoDragging: Story = {
  args: {
    media: { ...media, isDragBanned: true, startAt: 20 },
    preferences: { ...defaultPlayerPreferences, isMuted: true, rate: 2 },
  },
  beforeEach: watchSystemKeys,
  play: async ({ canvas, canvasElement, args, step }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await waitFor(() => expect(Math.round(video.currentTime)).toBe(20), SLOW);
    await step('no slider, no speeds', async () => {
      await expect(canvas.getByRole('progressbar', { name: '播放进度' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /倍速/ })).toBeNull();
      await expect(video.playbackRate).toBe(1);
    });
    await step('keys and the handle do nothing', async () => {
      await press('9');
      await press('ArrowRight');
      await press('l');
      await press('>');
      handle.current?.seek(40);
      await expect(Math.round(video.currentTime)).toBe(20);
      await expect(canvas.getByText('本课时不支持拖动和倍速')).toBeVisible();
    });
    await step('the system offers no way either', async () => {
      for (const action of ['seekto', 'seekforward', 'seekbackward'] as const)
        await expect(systemKeys.get(action)).toBeNull();
    });
    await step('the browser’s own ways are undone', async () => {
      video.currentTime = 50;
      await waitFor(() => expect(Math.round(video.currentTime)).toBe(20), SLOW);
      video.playbackRate = 2;
      await waitFor(() => expect(video.playbackRate).toBe(1));
      await expect(args.onSeek).not.toHaveBeenCalled();
    });
  },
};

/** A preview stops at its last second and cannot be moved past it. */
export const Trial: Story = {
  args: { media: { ...media, stopAt: 12 } },
  play: async ({ args, canvasElement }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    handle.current?.seek(40);
    await waitFor(() => expect(args.onTrialEnd).toHaveBeenCalledOnce(), SLOW);
    await expect(video.currentTime).toBeLessThanOrEqual(12.5);
    await expect(video.paused).toBe(true);
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
};

/** A dead address is replaced by a fresh one at the same second. */
export const Healing: Story = {
  args: {
    media: { ...media, startAt: 33, sources: [{ ...mp4, url: '/demo/media/gone.mp4' }] },
    onExpired: fn(async () => [mp4]),
  },
  play: async ({ args, canvasElement }) => {
    await isReady(canvasElement);
    await waitFor(() => expect(Math.round(videoIn(canvasElement).currentTime)).toBe(33), SLOW);
    await expect(args.onExpired).toHaveBeenCalledOnce();
  },
};

let answer: (sources: readonly PlayerSource[]) => void = () => undefined;

/** A jump that is asked for before the lesson is there is made when it comes. */
export const EarlySeek: Story = {
  args: {
    media: { ...media, startAt: 9, sources: [{ ...mp4, url: '/demo/media/gone.mp4' }] },
    onExpired: () => new Promise((resolve) => (answer = resolve)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('正在恢复播放…', {}, SLOW)).toBeVisible();
    handle.current?.seek(40);
    answer([mp4]);
    await isReady(canvasElement);
    await waitFor(() => expect(Math.round(videoIn(canvasElement).currentTime)).toBe(40), SLOW);
  },
};

/** After three vain tries the player says so; 重试 and another quality start over. */
export const Failed: Story = {
  args: {
    media: {
      ...media,
      sources: [{ ...mp4, url: '/demo/media/gone.mp4', label: '高清' }, mp4],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('正在恢复播放…', {}, SLOW)).toBeVisible();
    await expect(await canvas.findByText('视频加载失败，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '换清晰度' }));
    await isReady(canvasElement);
  },
};

const refuseThrice = fn<() => Promise<readonly PlayerSource[]>>();

/** After three vain tries 重试 begins anew, at the same second. */
export const Retried: Story = {
  args: {
    media: { ...media, startAt: 33, sources: [{ ...mp4, url: '/demo/media/gone.mp4' }] },
    onExpired: refuseThrice,
  },
  beforeEach: () => {
    refuseThrice.mockReset().mockImplementation(async () => [mp4]);
    for (let count = 0; count < 3; count += 1)
      refuseThrice.mockRejectedValueOnce(new Error('No address.'));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('视频加载失败，请稍后重试', {}, SLOW)).toBeVisible();
    await expect(refuseThrice).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await isReady(canvasElement);
    await waitFor(
      () => expect(videoIn(canvasElement).currentTime).toBeGreaterThanOrEqual(33),
      SLOW,
    );
    await expect(videoIn(canvasElement).currentTime).toBeLessThan(40);
  },
};

/** A member's mark wanders over the picture; screen readers do not hear it. */
export const Watermark: Story = {
  args: { watermark: { text: '138****0001', size: 16, color: 'red', opacity: 0.8 } },
  play: async ({ canvas }) => {
    const mark = canvas.getByText('138****0001');
    await expect(mark.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.queryByLabelText('138****0001')).toBeNull();
  },
};

/** Captions can be switched on where the lesson has a track. */
export const WithCaptions: Story = {
  args: {
    media: {
      ...media,
      tracks: [
        {
          src: 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:59.000%0A取出，过滤，收集',
          label: '中文',
          lang: 'zh-CN',
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '字幕' }, SLOW);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(videoIn(canvasElement).textTracks[0]?.mode).toBe('showing');
  },
};

/** In the smallest window of the desktop site all controls stand in one row, none upon another. */
export const SmallFrame: Story = {
  args: {
    media: {
      ...media,
      sources: [mp4, { ...mp4, label: '高清' }],
      tracks: [{ src: 'data:text/vtt,WEBVTT', label: '中文', lang: 'zh-CN' }],
    },
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: '38rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await isReady(canvasElement);
    const autoNext = canvas.getByRole('switch', { name: '自动连播' });
    await expect(autoNext).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(autoNext.firstElementChild ?? autoNext);
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(40);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const track = autoNext.lastElementChild?.getBoundingClientRect();
    await expect([track?.width, track?.height]).toEqual([3 * rem, 1.75 * rem]);
    const bar = (await canvas.findByRole('button', { name: '全屏' })).parentElement;
    const parts = Array.from(bar?.children ?? [], (part) => part.getBoundingClientRect());
    await expect(parts.length).toBeGreaterThan(8);
    const frame = bar?.getBoundingClientRect();
    for (const [index, { left, right, top, bottom }] of parts.entries()) {
      const before = parts[index - 1] ?? { right: frame?.left ?? 0, top: 0, bottom: Infinity };
      await expect(left).toBeGreaterThanOrEqual(before.right - 0.5);
      await expect(right).toBeLessThanOrEqual((frame?.right ?? 0) + 0.5);
      // One row: each stands beside the one before it.
      await expect(top).toBeLessThan(before.bottom);
      await expect(bottom).toBeGreaterThan(before.top);
    }
  },
};

/** HLS by the browser itself or by hls.js. */
export const Hls: Story = {
  args: {
    media: {
      id: 16,
      sources: [{ url: '/demo/media/lesson-2/index.m3u8', label: '默认', isHls: true }],
    },
  },
  play: async ({ canvasElement }) => isReady(canvasElement),
};

const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true, button: 0 };

/** On a phone two taps at a side move ten seconds, and a held finger plays at twice the speed. */
export const Touch: Story = {
  args: { variant: 'phone', media: { ...media, startAt: 20 } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <div data-h5>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await waitFor(() => expect(Math.round(video.currentTime)).toBe(20), SLOW);
    for (const name of ['playsinline', 'webkit-playsinline', 'x5-playsinline'])
      await expect(video).toHaveAttribute(name);
    const surface = canvas.getByTestId('player-surface');
    const box = surface.getBoundingClientRect();
    const at = { ...touch, clientX: box.right - 20, clientY: box.top + 20 };
    await step('two taps', async () => {
      for (let tap = 0; tap < 2; tap += 1) {
        await fireEvent.pointerDown(surface, at);
        await fireEvent.pointerUp(surface, at);
      }
      await expect(await canvas.findByText('前进 10 秒')).toBeVisible();
      await waitFor(() => expect(Math.round(video.currentTime)).toBe(30), SLOW);
    });
    await step('a long press', async () => {
      await video.play();
      await waitFor(() => expect(video.paused).toBe(false));
      await canvas.findByRole('button', { name: '暂停' });
      await fireEvent.pointerDown(surface, at);
      await waitFor(() => expect(video.playbackRate).toBe(2), SLOW);
      await fireEvent.pointerUp(surface, at);
      await waitFor(() => expect(video.playbackRate).toBe(1));
    });
  },
};

/** A page that covers a lesson once it has ended, and can start it again. */
function Covered(props: Omit<PlayerProps, 'ref'>) {
  const [isOver, setIsOver] = useState(false);
  const replay = () => {
    setIsOver(false);
    handle.current?.restart();
  };
  return (
    <Example
      {...props}
      onEnded={() => setIsOver(true)}
      overlay={
        isOver && (
          <button type="button" onClick={replay}>
            重来
          </button>
        )
      }
    />
  );
}

async function playToTheEnd(video: HTMLVideoElement): Promise<void> {
  video.currentTime = video.duration - 2;
  await video.play();
}

/** A finger that still holds the picture when the lesson ends has let go of its speed. */
export const HeldToTheEnd: Story = {
  tags: ['!autodocs'],
  args: { variant: 'phone' },
  render: (args) => <Covered {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await playToTheEnd(video);
    await canvas.findByRole('button', { name: '暂停' });
    await fireEvent.pointerDown(canvas.getByTestId('player-surface'), touch);
    await waitFor(() => expect(video.playbackRate).toBe(2), SLOW);
    await userEvent.click(await canvas.findByRole('button', { name: '重来' }, SLOW));
    await waitFor(() => expect(video.paused).toBe(false), SLOW);
    await expect(video.playbackRate).toBe(1);
  },
};

/** A menu that was open when the lesson ended is closed: the controls go again once it plays anew. */
export const MenuAtTheEnd: Story = {
  tags: ['!autodocs'],
  render: (args) => <Covered {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isReady(canvasElement);
    const video = videoIn(canvasElement);
    await playToTheEnd(video);
    await userEvent.click(canvas.getByRole('button', { name: '倍速：1×' }));
    await userEvent.click(await canvas.findByRole('button', { name: '重来' }, SLOW));
    const slider = await canvas.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(slider.checkVisibility({ opacityProperty: true })).toBe(false), {
      timeout: 8000,
    });
  },
};
