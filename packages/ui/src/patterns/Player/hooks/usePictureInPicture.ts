import { useEffect, useState, type RefObject } from 'react';

/** Returns state and toggle of picture-in-picture; `isOffered` is false where the browser does not support it. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>) {
  const [isOn, setIsOn] = useState(false);
  const [isOffered] = useState(() => document.pictureInPictureEnabled === true);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const enter = () => setIsOn(true);
    const leave = () => setIsOn(false);
    element.addEventListener('enterpictureinpicture', enter);
    element.addEventListener('leavepictureinpicture', leave);
    return () => {
      element.removeEventListener('enterpictureinpicture', enter);
      element.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);

  const toggle = () => {
    if (!isOffered) return;
    const done = isOn ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    // Rejected while the media has not loaded; the picture then stays where it is.
    done?.catch(() => undefined);
  };
  return { isOn, isOffered, toggle };
}
