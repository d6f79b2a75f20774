import { useEffect, useState, type RefObject } from 'react';

const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles';

/** Returns state and toggle of the captions in the source or a `<track>`; `isOffered` is false where there are none. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  const [isOffered, setIsOffered] = useState(false);
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return undefined;
    const read = () => {
      const captions = [...tracks].filter(isCaption);
      setIsOffered(captions.length > 0);
      setIsOn(captions.some(({ mode }) => mode === 'showing'));
    };
    read();
    tracks.addEventListener('addtrack', read);
    tracks.addEventListener('removetrack', read);
    tracks.addEventListener('change', read);
    return () => {
      tracks.removeEventListener('addtrack', read);
      tracks.removeEventListener('removetrack', read);
      tracks.removeEventListener('change', read);
    };
  }, [video]);

  const toggle = () => {
    const captions = [...(video.current?.textTracks ?? [])].filter(isCaption);
    captions.forEach((track, index) => {
      track.mode = !isOn && index === 0 ? 'showing' : 'disabled';
    });
  };
  return { isOn, isOffered, toggle };
}
