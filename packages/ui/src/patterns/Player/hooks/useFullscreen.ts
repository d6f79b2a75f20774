import { useEffect, useState, type RefObject } from 'react';

/** The prefixed full-screen API of older Safari versions. */
interface LegacyElement extends HTMLElement {
  webkitRequestFullscreen?: () => void;
}
interface LegacyVideo extends HTMLVideoElement {
  /** iPhones can show only a video in full screen, with the system's controls. */
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
 * Full screen for the player: of the frame with its controls, or on iPhones of the video alone. Where
 * a browser supports neither, the frame fills the window.
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
      // Ignores a failed orientation lock: the screen then stays as it is.
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
    /** Whether the frame must fill the window by CSS, because the browser supports no full screen. */
    isWindow,
    toggle: () => (isFull || isWindow ? leave() : enter()),
    leave,
  };
}
