import type { PlayerEvents, PlayerMedia, PlayerSource } from '../types.ts';
import { attachSource } from './attachSource.ts';

/** Delay before each recovery attempt, in milliseconds; after the last attempt the status is `failed`. */
const BACKOFF = [0, 1000, 3000] as const;
/** Longest time for loading or buffering before the URL counts as broken, in milliseconds. */
const STALL = 20_000;
/** Seconds of playback after which earlier failures no longer count. */
const HEALED = 5;
/** Changes of position up to this many seconds count as rounding, larger ones as a seek. */
const JUMP = 1;
/** A lesson to be resumed less than this many seconds before its end starts from the beginning instead. */
const NEAR_END = 3;

/** Status of the media: `recovering` while new URLs are requested, `failed` after the last attempt. */
export type MediaStatus = 'idle' | 'loading' | 'ready' | 'recovering' | 'failed';

/** State of a player. Times are in seconds. */
export interface MediaState {
  status: MediaStatus;
  isPaused: boolean;
  isBuffering: boolean;
  isEnded: boolean;
  isTrialOver: boolean;
  isOffline: boolean;
  /** Whether this lesson has played at all. */
  hasPlayed: boolean;
  /** Number of seeks that were refused because dragging is banned. */
  refusals: number;
  time: number;
  duration: number;
  bufferedTo: number;
  rate: number;
  volume: number;
  isMuted: boolean;
  sourceIndex: number;
  /** Position at which the lesson started; 0 for the beginning. */
  startedAt: number;
}

const START: MediaState = {
  status: 'idle',
  isPaused: true,
  isBuffering: false,
  isEnded: false,
  isTrialOver: false,
  isOffline: false,
  hasPlayed: false,
  refusals: 0,
  time: 0,
  duration: 0,
  bufferedTo: 0,
  rate: 1,
  volume: 1,
  isMuted: false,
  sourceIndex: 0,
  startedAt: 0,
};

/** Callbacks of a controller: the player's events, and the request for new URLs. */
export interface MediaHandlers extends PlayerEvents {
  /** Returns new URLs of the same lesson when the current ones no longer work. */
  onExpired?: () => Promise<readonly PlayerSource[]>;
}

export interface LoadOptions {
  isAutoPlay: boolean;
  /** Label of the quality to begin with. */
  quality: string;
  rate: number;
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function whenOnline(): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Plays a lesson in a video element. Handles position and speed, previews, lessons in which dragging
 * is banned, and new URLs when the old ones fail. A store for `useSyncExternalStore`.
 */
export class MediaController {
  #handlers: MediaHandlers = {};
  #state = START;
  #listeners = new Set<() => void>();
  #video: HTMLVideoElement | null = null;
  #media: PlayerMedia | null = null;
  #detach: (() => void) | null = null;
  /** Incremented with every source, so that callbacks of older sources are ignored. */
  #turn = 0;
  #failures = 0;
  #healedAt = 0;
  #wantsPlay = false;
  #rate = 1;
  /** Position at which the next source starts. */
  #resumeAt = 0;
  /** Whether the metadata has loaded. A source that loads only after a press is `ready` before, but has no position yet. */
  #hasCome = false;
  /** Target of the running seek that the controller itself has started; null for none. */
  #ownSeekTo: number | null = null;
  #stall: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getState = (): MediaState => this.#state;

  /** Sets the callbacks. */
  listen(handlers: MediaHandlers): void {
    this.#handlers = handlers;
  }

  /** Attaches the video element; returns a function that detaches it. */
  attach(video: HTMLVideoElement): () => void {
    this.#video = video;
    const events: readonly (readonly [string, () => void])[] = [
      ['loadedmetadata', this.#onMetadata],
      ['durationchange', () => this.#set({ duration: this.#duration() })],
      ['canplay', () => this.#set({ isBuffering: false })],
      ['progress', this.#onProgress],
      ['suspend', this.#onSuspend],
      ['timeupdate', this.#onTimeUpdate],
      ['seeking', this.#onSeeking],
      ['seeked', this.#onSeeked],
      ['play', this.#onPlay],
      ['playing', this.#onPlaying],
      ['pause', this.#onPause],
      ['waiting', this.#onWaiting],
      ['ended', this.#onEnded],
      ['ratechange', this.#onRateChange],
      ['volumechange', () => this.#set({ volume: video.volume, isMuted: video.muted })],
      ['error', () => video.getAttribute('src') && this.#recover()],
    ];
    for (const [name, listener] of events) video.addEventListener(name, listener);
    const onNetwork = () => this.#set({ isOffline: navigator.onLine === false });
    window.addEventListener('online', onNetwork);
    window.addEventListener('offline', onNetwork);
    onNetwork();
    if (this.#media) this.#start();
    return () => {
      for (const [name, listener] of events) video.removeEventListener(name, listener);
      window.removeEventListener('online', onNetwork);
      window.removeEventListener('offline', onNetwork);
      this.#stop();
      this.#video = null;
    };
  }

  /** Opens a lesson; null closes the one that is open. */
  load(media: PlayerMedia | null, { isAutoPlay, quality, rate }: LoadOptions): void {
    this.#stop();
    this.#media = media;
    this.#failures = 0;
    this.#rate = rate;
    const { volume, isMuted, isOffline } = this.#state;
    const sourceIndex = Math.max(
      0,
      media?.sources.findIndex(({ label }) => label === quality) ?? 0,
    );
    this.#set({ ...START, volume, isMuted, isOffline, sourceIndex });
    if (!media) return;
    this.#wantsPlay = isAutoPlay;
    this.#resumeAt = media.startAt ?? 0;
    this.#start();
  }

  play(): void {
    if (this.#state.isTrialOver || !this.#media) return;
    this.#wantsPlay = true;
    const turn = this.#turn;
    this.#video?.play().catch((error: unknown) => {
      // The browser blocks autoplay: the visitor has to press play.
      if (turn !== this.#turn || !(error instanceof Error) || error.name !== 'NotAllowedError')
        return;
      this.#wantsPlay = false;
      this.#watchStall();
      this.#set({ isBuffering: false });
    });
  }

  pause(): void {
    this.#wantsPlay = false;
    this.#video?.pause();
  }

  toggle(): void {
    if (this.#state.isPaused) this.play();
    else this.pause();
  }

  /**
   * Seeks to a second, at once or when the lesson has loaded. Does nothing where no lesson is open, and
   * only counts a refusal where dragging is banned.
   */
  seek(seconds: number): void {
    const video = this.#video;
    if (!video || !this.#media) return;
    const { refusals } = this.#state;
    const isReady = this.#hasCome && this.#state.status === 'ready';
    if (this.#media.isDragBanned) {
      if (isReady) this.#set({ refusals: refusals + 1 });
      return;
    }
    const end = this.#media.stopAt ?? ((isReady && this.#duration()) || seconds);
    const at = Math.max(0, Math.min(seconds, end));
    if (isReady) video.currentTime = at;
    else this.#resumeAt = at;
  }

  /** Restarts the lesson from its first second; where dragging is banned, only after it has ended. */
  restart(): void {
    const video = this.#video;
    if (!video || (this.#media?.isDragBanned && !this.#state.isEnded)) return;
    this.#ownSeek(0);
    this.play();
  }

  /** Sets the speed; it stays at 1 where dragging is banned. */
  setRate(rate: number): void {
    this.#rate = rate;
    const allowed = this.#media?.isDragBanned ? 1 : rate;
    if (!this.#video) return;
    this.#video.defaultPlaybackRate = allowed;
    this.#video.playbackRate = allowed;
  }

  setVolume(volume: number, isMuted: boolean): void {
    if (!this.#video) return;
    this.#video.volume = Math.max(0, Math.min(1, volume));
    this.#video.muted = isMuted;
  }

  /** Switches to another quality at the same position. */
  pickSource(index: number): void {
    if (!this.#media?.sources[index] || index === this.#state.sourceIndex) return;
    this.#keepPlace();
    this.#failures = 0;
    this.#set({ sourceIndex: index });
    this.#start();
  }

  /** Tries to play again after the status `failed`. */
  retry(): void {
    this.#failures = 0;
    this.#wantsPlay = true;
    this.#recover();
  }

  #set(part: Partial<MediaState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #duration(): number {
    const duration = this.#video?.duration ?? 0;
    return Number.isFinite(duration) ? duration : 0;
  }

  #keepPlace(): void {
    if (this.#hasCome && this.#state.status === 'ready') this.#resumeAt = this.#state.time;
  }

  #stop(): void {
    this.#turn += 1;
    this.#ownSeekTo = null;
    clearTimeout(this.#stall);
    this.#detach?.();
    this.#detach = null;
  }

  /** Sets the chosen source on the element; it starts at `#resumeAt`. */
  #start(): void {
    this.#stop();
    const video = this.#video;
    const source = this.#media?.sources[this.#state.sourceIndex] ?? this.#media?.sources[0];
    if (!video || !source) return;
    const turn = this.#turn;
    this.#hasCome = false;
    if (this.#state.status !== 'recovering') this.#set({ status: 'loading' });
    this.#watchStall();
    this.#detach = attachSource(video, source, {
      isHlsJsWanted: this.#failures > 1,
      onFailure: () => turn === this.#turn && this.#recover(),
    });
    this.setRate(this.#rate);
    if (this.#wantsPlay) this.play();
  }

  /** Restarts the stall timer, unless the lesson has loaded and is not meant to play. */
  #watchStall(): void {
    clearTimeout(this.#stall);
    if (this.#state.status === 'ready' && !this.#wantsPlay) return;
    this.#stall = setTimeout(() => this.#recover(), STALL);
  }

  /** Requests new URLs and continues at the same position. */
  #recover(): void {
    const { status } = this.#state;
    const media = this.#media;
    if (!media || status === 'idle') return;
    this.#keepPlace();
    this.#stop();
    const pause = BACKOFF[this.#failures];
    if (pause === undefined) {
      this.#set({ status: 'failed', isBuffering: false, isPaused: true });
      return;
    }
    this.#failures += 1;
    this.#set({ status: 'recovering', isBuffering: false });
    this.#refetch(media, this.#turn, pause).catch(() => undefined);
  }

  async #refetch(media: PlayerMedia, turn: number, pause: number): Promise<void> {
    await whenOnline();
    if (pause > 0) await wait(pause);
    const isStale = () => turn !== this.#turn;
    if (isStale()) return;
    try {
      const sources = (await this.#handlers.onExpired?.()) ?? media.sources;
      if (isStale()) return;
      const { label } = media.sources[this.#state.sourceIndex] ?? { label: '' };
      const sourceIndex = Math.max(
        0,
        sources.findIndex((source) => source.label === label),
      );
      if (sources.length === 0) throw new Error('The lesson has no address any more.');
      this.#media = { ...media, sources };
      this.#set({ sourceIndex });
      this.#start();
    } catch {
      if (!isStale()) this.#recover();
    }
  }

  #ownSeek(seconds: number): void {
    if (!this.#video) return;
    this.#ownSeekTo = seconds;
    this.#video.currentTime = seconds;
  }

  #onMetadata = () => {
    const duration = this.#duration();
    const isOver = duration > 0 && this.#resumeAt > duration - NEAR_END;
    const at = isOver && !this.#state.hasPlayed ? 0 : this.#resumeAt;
    if (at > 0) this.#ownSeek(at);
    clearTimeout(this.#stall);
    this.#hasCome = true;
    this.#healedAt = at;
    this.#set({
      status: 'ready',
      duration,
      time: at,
      isBuffering: this.#wantsPlay,
      ...(!this.#state.hasPlayed && { startedAt: at }),
    });
    if (this.#wantsPlay) this.play();
  };

  /** Some phones load nothing before the visitor presses play, so the lesson counts as `ready`. */
  #onSuspend = () => {
    if (!this.#detach || this.#wantsPlay || this.#state.status === 'ready') return;
    clearTimeout(this.#stall);
    this.#set({ status: 'ready' });
  };

  #onProgress = () => {
    const video = this.#video;
    if (!video) return;
    const { buffered, currentTime } = video;
    for (let index = 0; index < buffered.length; index += 1)
      if (buffered.start(index) <= currentTime + JUMP && buffered.end(index) >= currentTime)
        this.#set({ bufferedTo: buffered.end(index) });
  };

  #onTimeUpdate = () => {
    const video = this.#video;
    if (!video || this.#state.status !== 'ready' || video.seeking) return;
    const time = video.currentTime;
    if (Math.abs(time - this.#healedAt) > HEALED) this.#failures = 0;
    this.#set({ time });
    if (!video.paused) this.#handlers.onTime?.(time);
    this.#checkTrial(time);
  };

  #checkTrial(time: number): void {
    const stopAt = this.#media?.stopAt;
    if (stopAt === undefined || this.#video?.ended) return;
    if (time < stopAt) {
      if (this.#state.isTrialOver) this.#set({ isTrialOver: false });
      return;
    }
    if (this.#state.isTrialOver) return;
    this.pause();
    // The browser tells the time four times a second, and later on a busy machine.
    if (time > stopAt) this.#ownSeek(stopAt);
    this.#set({ isTrialOver: true, time: stopAt });
    this.#handlers.onTrialEnd?.();
  }

  #onSeeking = () => {
    const video = this.#video;
    if (!video || this.#state.status !== 'ready') return;
    const to = video.currentTime;
    const from = this.#state.time;
    if (this.#ownSeekTo !== null && Math.abs(to - this.#ownSeekTo) < JUMP) {
      this.#set({ time: to, isEnded: false });
      return;
    }
    const isReplay = this.#state.isEnded && to < JUMP;
    if (this.#media?.isDragBanned && !isReplay && Math.abs(to - from) > JUMP) {
      this.#set({ refusals: this.#state.refusals + 1 });
      this.#ownSeek(from);
      return;
    }
    const stopAt = this.#media?.stopAt;
    if (stopAt !== undefined && to > stopAt) {
      this.#ownSeek(stopAt);
      return;
    }
    this.#set({ time: to, isEnded: false });
    this.#handlers.onSeek?.(from, to);
  };

  #onSeeked = () => {
    this.#ownSeekTo = null;
    this.#onProgress();
    if (this.#video && this.#state.status === 'ready') this.#checkTrial(this.#video.currentTime);
  };

  #onPlay = () => {
    // The event fires asynchronously: playback may have been paused since.
    if (this.#video?.paused) return;
    if (this.#state.isTrialOver) {
      this.pause();
      return;
    }
    this.#wantsPlay = true;
    this.#set({ isPaused: false });
    this.#handlers.onPlay?.(this.#state.time);
  };

  #onPlaying = () => {
    clearTimeout(this.#stall);
    this.#set({ isBuffering: false, isEnded: false, hasPlayed: true });
  };

  #onPause = () => {
    const video = this.#video;
    if (!video || this.#state.status !== 'ready') return;
    clearTimeout(this.#stall);
    this.#set({ isPaused: true, isBuffering: false });
    if (video.ended) return;
    this.#wantsPlay = false;
    this.#handlers.onPause?.(this.#state.time);
  };

  #onWaiting = () => {
    if (this.#state.status !== 'ready') return;
    this.#set({ isBuffering: true });
    this.#watchStall();
  };

  #onEnded = () => {
    clearTimeout(this.#stall);
    this.#wantsPlay = false;
    const isTrial = this.#media?.stopAt !== undefined;
    this.#set({
      isPaused: true,
      isBuffering: false,
      isEnded: true,
      isTrialOver: isTrial,
      time: this.#duration(),
    });
    if (isTrial) this.#handlers.onTrialEnd?.();
    else this.#handlers.onEnded?.();
  };

  #onRateChange = () => {
    const video = this.#video;
    if (!video) return;
    if (this.#media?.isDragBanned && video.playbackRate !== 1) {
      video.playbackRate = 1;
      return;
    }
    if (video.playbackRate === this.#state.rate) return;
    this.#set({ rate: video.playbackRate });
    this.#handlers.onRate?.(video.playbackRate);
  };
}
