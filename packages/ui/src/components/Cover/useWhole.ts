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
 * @returns Whether the aspect ratios differ (use `object-fit: contain` then), and the props for the `img`.
 */
export function useWhole(): [isWhole: boolean, watch: WatchProps] {
  const [isWhole, setWhole] = useState(false);
  const compare = useCallback(
    ({ naturalWidth: width, naturalHeight: height, clientWidth, clientHeight }: HTMLImageElement) =>
      setWhole(isCut({ width, height }, { width: clientWidth, height: clientHeight })),
    [],
  );
  // A cached picture may have loaded before `onLoad` was attached.
  const ref = useCallback<WatchProps['ref']>(
    (image) => image?.complete && compare(image),
    [compare],
  );
  return [isWhole, { ref, onLoad: ({ currentTarget }) => compare(currentTarget) }];
}
