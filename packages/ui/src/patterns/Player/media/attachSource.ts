/// <reference path="./hlsLight.d.ts" />
import type { PlayerSource } from '../types.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** HTTP statuses for which a retry is useless: the URL no longer works. */
const DEAD = new Set([401, 403, 404, 410]);

export interface AttachOptions {
  /** Whether an HLS source is played by hls.js even where the browser supports HLS. */
  isHlsJsWanted: boolean;
  /** Called once when hls.js fails; failures of native playback are `error` events of the element. */
  onFailure: () => void;
}

async function attachByHlsJs(
  video: HTMLVideoElement,
  url: string,
  onFailure: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { default: Hls } = await import('hls.js/light');
  if (signal.aborted) return;
  if (!Hls.isSupported()) {
    onFailure();
    return;
  }
  const hls = new Hls();
  let hasFailed = false;
  hls.on(Hls.Events.ERROR, (_, { fatal: isFatal, response }) => {
    if (hasFailed || !(isFatal || DEAD.has(response?.code ?? 0))) return;
    hasFailed = true;
    onFailure();
  });
  signal.addEventListener('abort', () => hls.destroy());
  hls.loadSource(url);
  hls.attachMedia(video);
}

/**
 * Sets the source of a video element. HLS is played natively where the browser supports it, otherwise
 * by hls.js, which is loaded only then. Returns a function that removes the source.
 */
export function attachSource(
  video: HTMLVideoElement,
  { url, isHls }: PlayerSource,
  { isHlsJsWanted, onFailure }: AttachOptions,
): () => void {
  const controller = new AbortController();
  const isNative = !isHls || (!isHlsJsWanted && video.canPlayType(HLS_TYPE) !== '');
  if (isNative) {
    video.src = url;
    video.load();
  } else {
    attachByHlsJs(video, url, onFailure, controller.signal).catch(() => {
      if (!controller.signal.aborted) onFailure();
    });
  }
  return () => {
    controller.abort();
    video.removeAttribute('src');
    video.load();
  };
}
