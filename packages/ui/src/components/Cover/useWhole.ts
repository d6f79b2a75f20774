import { useCallback, useState } from 'react';

/** Largest difference of the aspect ratios (as a logarithm, about 4 %) at which a picture is still cropped to its frame. */
const TOLERANCE = 0.04;

/** Whether `object-fit: cover` would crop a picture by more than `TOLERANCE`. */
export function isCut(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): boolean {
  const ratio = (picture.width * frame.height) / (picture.height * frame.width);
  return Number.isFinite(ratio) && ratio > 0 && Math.abs(Math.log(ratio)) > TOLERANCE;
}

/** Props for the `img` whose size is compared. */
export interface WatchProps {
  ref: (image: HTMLImageElement | null) => void;
  onLoad: (event: { currentTarget: HTMLImageElement }) => void;
}

/**
 * Compares a picture's aspect ratio with its frame's once it has loaded, so that a different one is not cropped.
 *
 * @param ratio Height divided by width of the frame, where it is known: measuring makes the browser lay out the page at once.
 * @returns Whether the aspect ratios differ (use `object-fit: contain` then), and the props for the `img`.
 */
export function useWhole(ratio?: number): [isWhole: boolean, watch: WatchProps] {
  const [isWhole, setWhole] = useState(false);
  const isCutNow = useCallback(
    (image: HTMLImageElement) =>
      isCut(
        { width: image.naturalWidth, height: image.naturalHeight },
        ratio === undefined
          ? { width: image.clientWidth, height: image.clientHeight }
          : { width: 1, height: ratio },
      ),
    [ratio],
  );
  // A cached picture may have loaded before `onLoad` was attached. Only a change of state is set: React renders the page again
  // even for the same one while it takes the page over.
  const ref = useCallback<WatchProps['ref']>(
    (image) => {
      if (image?.complete && isCutNow(image)) setWhole(true);
    },
    [isCutNow],
  );
  return [isWhole, { ref, onLoad: ({ currentTarget }) => setWhole(isCutNow(currentTarget)) }];
}
