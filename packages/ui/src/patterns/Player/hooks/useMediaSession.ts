import { useEffect } from 'react';
import type { MediaController, MediaState } from '../media/MediaController.ts';

/** Seconds that the system's skip buttons seek by. */
const SKIP = 10;

export interface MediaSessionOptions {
  title: string;
  /** Name of the course. */
  album: string;
  artwork: string | undefined;
  isSeekable: boolean;
  onNext: (() => void) | undefined;
}

/** Reports the playing lesson to the system (Media Session API) and handles headphone, lock-screen and media keys. */
export function useMediaSession(
  controller: MediaController,
  { status, isPaused, time, duration, rate }: MediaState,
  { title, album, artwork, isSeekable, onNext }: MediaSessionOptions,
): void {
  const isThere = 'mediaSession' in navigator && 'MediaMetadata' in window;
  const isOpen = isThere && status !== 'idle';

  useEffect(() => {
    if (!isOpen) return undefined;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({
      title,
      album,
      ...(artwork && { artwork: [{ src: new URL(artwork, window.location.href).href }] }),
    });
    return () => {
      mediaSession.metadata = null;
    };
  }, [isOpen, title, album, artwork]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const skip = (seconds: number) => () => controller.seek(controller.getState().time + seconds);
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => controller.play()],
      ['pause', () => controller.pause()],
      ['seekbackward', isSeekable ? skip(-SKIP) : null],
      ['seekforward', isSeekable ? skip(SKIP) : null],
      [
        'seekto',
        isSeekable
          ? ({ seekTime }) => controller.seek(seekTime ?? controller.getState().time)
          : null,
      ],
      ['nexttrack', onNext ?? null],
    ];
    const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        navigator.mediaSession.setActionHandler(action, handler);
      } catch {
        // Older browsers throw on actions they do not know.
      }
    };
    for (const [action, handler] of handlers) set(action, handler);
    return () => {
      for (const [action] of handlers) set(action, null);
    };
  }, [controller, isOpen, isSeekable, onNext]);

  const second = Math.floor(time);
  useEffect(() => {
    if (!isOpen) return;
    navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
    if (duration <= 0 || !('setPositionState' in navigator.mediaSession)) return;
    navigator.mediaSession.setPositionState({
      duration,
      playbackRate: rate,
      position: Math.min(second, duration),
    });
  }, [isOpen, isPaused, duration, rate, second]);
}
