import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerMedia } from '../types.ts';
import { MediaController } from './MediaController.ts';

const lesson: PlayerMedia = {
  id: 1,
  sources: [{ label: '高清', url: '/1.mp4', isHls: false }],
};

vi.stubGlobal('HTMLVideoElement', EventTarget);

/** A fake video element with what a controller needs; its URL never responds. */
class SilentVideo extends HTMLVideoElement {
  override src = '';
  override paused = true;
  override duration = Number.NaN;
  override currentTime = 0;
  override buffered = { length: 0, start: () => 0, end: () => 0 };
  loads = 0;
  /** Whether the browser allows `play()`. */
  isAllowed = true;
  override canPlayType = () => '' as const;
  override getAttribute = () => this.src;
  override removeAttribute = () => {
    this.src = '';
  };
  override load = () => {
    if (this.src !== '') this.loads += 1;
  };
  override pause = () => {
    this.paused = true;
  };
  override play = async () => {
    if (this.isAllowed) this.paused = false;
    else throw Object.assign(new Error('A press is needed.'), { name: 'NotAllowedError' });
  };
}

function open(isAutoPlay = false, video = new SilentVideo(), media: PlayerMedia = lesson) {
  const onExpired = vi.fn<() => Promise<PlayerMedia['sources']>>(async () => lesson.sources);
  const controller = new MediaController();
  controller.listen({ onExpired });
  controller.attach(video);
  controller.load(media, { isAutoPlay, quality: '', rate: 1 });
  return { controller, video, onExpired, statusNow: () => controller.getState().status };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const LONG = 120;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.useRealTimers());

describe('an address that never answers', () => {
  it.each([
    ['before playing is pressed', () => open()],
    ['when it plays by itself', () => open(true)],
    [
      'when the browser does not let it play by itself',
      () => open(true, Object.assign(new SilentVideo(), { isAllowed: false })),
    ],
    [
      'once playing is pressed',
      () => {
        const opened = open();
        opened.controller.play();
        return opened;
      },
    ],
    [
      'when playing is pressed and stopped again',
      () => {
        const opened = open();
        opened.controller.toggle();
        opened.controller.pause();
        return opened;
      },
    ],
  ])('is asked for anew, and given up in the end: %s', async (_, start) => {
    const { video, onExpired, statusNow } = start();
    await seconds(19);
    expect(statusNow()).toBe('loading');
    await seconds(2);
    expect(statusNow()).toBe('recovering');
    await seconds(LONG);
    expect(statusNow()).toBe('failed');
    expect(onExpired).toHaveBeenCalledTimes(3);
    expect(video.loads).toBe(4);
  });

  it('is asked for again by a press', async () => {
    const { controller, video, statusNow } = open();
    await seconds(LONG);
    controller.retry();
    await seconds(1);
    expect(video.loads).toBe(5);
    video.duration = 60;
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(statusNow()).toBe('ready');
    expect(video.paused).toBe(false);
  });
});

describe('an address that answers', () => {
  it('is left alone for as long as nobody plays', async () => {
    const { video, onExpired, statusNow } = open();
    video.duration = 60;
    video.dispatchEvent(new Event('loadedmetadata'));
    await seconds(LONG);
    expect(statusNow()).toBe('ready');
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('may wait for a press, also the second one', async () => {
    const { video, onExpired, statusNow } = open();
    await seconds(21);
    video.dispatchEvent(new Event('suspend'));
    expect(statusNow()).toBe('ready');
    await seconds(LONG);
    expect(statusNow()).toBe('ready');
    expect(onExpired).toHaveBeenCalledOnce();
  });
});

describe('a lesson that waits for a press before its length is known', () => {
  /** Opens a lesson that starts at 33 s, while the browser loads none of its media (`suspend`). */
  function suspended() {
    const opened = open(false, new SilentVideo(), { ...lesson, startAt: 33 });
    opened.video.dispatchEvent(new Event('suspend'));
    return opened;
  }
  const arrive = (video: SilentVideo) => {
    video.duration = 60;
    video.dispatchEvent(new Event('loadedmetadata'));
  };

  it('starts at its place also when its address has to be asked for anew', async () => {
    const { video, onExpired } = suspended();
    video.dispatchEvent(new Event('error'));
    await seconds(1);
    expect(onExpired).toHaveBeenCalledOnce();
    arrive(video);
    expect(video.currentTime).toBe(33);
  });

  it('starts where a jump led before it was there', () => {
    const { controller, video } = suspended();
    controller.seek(40);
    arrive(video);
    expect(video.currentTime).toBe(40);
  });
});

it('undoes a jump of a lesson that must not be dragged also while its own jump is under way', () => {
  const { video } = open(false, new SilentVideo(), { ...lesson, startAt: 20, isDragBanned: true });
  video.duration = 60;
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(video.currentTime).toBe(20);
  video.currentTime = 50;
  video.dispatchEvent(new Event('seeking'));
  expect(video.currentTime).toBe(20);
});

it('forgets the jump of a lesson that was left before it had ended', () => {
  const first = { ...lesson, startAt: 50, isDragBanned: true };
  const { controller, video } = open(false, new SilentVideo(), first);
  video.duration = 60;
  video.dispatchEvent(new Event('loadedmetadata'));
  controller.load(
    { ...lesson, id: 2, isDragBanned: true },
    { isAutoPlay: false, quality: '', rate: 1 },
  );
  video.currentTime = 0;
  video.dispatchEvent(new Event('loadedmetadata'));
  video.currentTime = 50;
  video.dispatchEvent(new Event('seeking'));
  expect(video.currentTime).toBe(0);
});

describe('a preview', () => {
  it('stands at its last second, however late the browser tells the time', () => {
    const { controller, video } = open(false, new SilentVideo(), { ...lesson, stopAt: 30 });
    const onTrialEnd = vi.fn<() => void>();
    controller.listen({ onTrialEnd });
    video.duration = 900;
    video.dispatchEvent(new Event('loadedmetadata'));
    controller.play();
    video.currentTime = 31.4;
    video.dispatchEvent(new Event('timeupdate'));
    expect(video.paused).toBe(true);
    expect(video.currentTime).toBe(30);
    expect(controller.getState()).toMatchObject({ isTrialOver: true, time: 30 });
    video.dispatchEvent(new Event('seeking'));
    video.dispatchEvent(new Event('seeked'));
    expect(controller.getState()).toMatchObject({ isTrialOver: true, time: 30 });
    expect(onTrialEnd).toHaveBeenCalledOnce();
  });
});
