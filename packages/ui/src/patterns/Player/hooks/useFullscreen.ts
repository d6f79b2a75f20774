import { useEffect, useState, type RefObject } from 'react';

/** What older Safari calls full screen. */
interface LegacyElement extends HTMLElement {
  webkitRequestFullscreen?: () => void;
}
interface LegacyVideo extends HTMLVideoElement {
  /** iPhones show a video alone in full screen, with their own controls. */
  webkitEnterFullscreen?: () => void;
}
interface LegacyDocument extends Document {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
}

const fullElement = (): Element | null => {
  const page: LegacyDocument = document;
  return page.fullscreenElement ?? page.webkitFullscreenElement ?? null;
};

async function turnToLandscape(): Promise<void> {
  const { orientation } = window.screen;
  if ('lock' in orientation) await orientation.lock('landscape');
}

/**
 * Full screen for the player: the frame with its controls, on iPhones the video alone, and where a
 * browser has neither the whole window.
 */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isFull, setIsFull] = useState(false);
  const [isWindow, setIsWindow] = useState(false);

  useEffect(() => {
    const handleChange = () => setIsFull(frame.current !== null && fullElement() === frame.current);
    document.addEventListener('fullscreenchange', handleChange);
    document.addEventListener('webkitfullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      document.removeEventListener('webkitfullscreenchange', handleChange);
    };
  }, [frame]);

  const enter = () => {
    const element: LegacyElement | null = frame.current;
    const legacyVideo: LegacyVideo | null = video.current;
    if (!element) return;
    if (document.fullscreenEnabled && element.requestFullscreen)
      // Where the screen cannot be turned it stays as it is.
      element
        .requestFullscreen()
        .then(turnToLandscape)
        .catch(() => undefined);
    else if (element.webkitRequestFullscreen) element.webkitRequestFullscreen();
    else if (legacyVideo?.webkitEnterFullscreen) legacyVideo.webkitEnterFullscreen();
    else setIsWindow(true);
  };
  const leave = () => {
    const page: LegacyDocument = document;
    if (isWindow) setIsWindow(false);
    else if (page.exitFullscreen) page.exitFullscreen().catch(() => undefined);
    else page.webkitExitFullscreen?.();
  };

  return {
    isFull: isFull || isWindow,
    /** Whether the frame has to cover the window by its own styles. */
    isWindow,
    toggle: () => (isFull || isWindow ? leave() : enter()),
    leave,
  };
}
