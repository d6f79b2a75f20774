import { useCallback, useState } from 'react';

/** How far the shape of a picture may be from that of its frame, as a share, and the picture still fill the frame. */
const TOLERANCE = 0.04;

/** Whether a picture in its frame would lose more than a hair to `object-fit: cover`. */
export function isCut(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
): boolean {
  const ratio = (picture.width * frame.height) / (picture.height * frame.width);
  return Number.isFinite(ratio) && ratio > 0 && Math.abs(Math.log(ratio)) > TOLERANCE;
}

/** Props for the `img` that is watched. */
export interface WatchProps {
  ref: (image: HTMLImageElement | null) => void;
  onLoad: (event: { currentTarget: HTMLImageElement }) => void;
}

/**
 * Compares a picture with its frame as soon as it has loaded, so that one of another shape is not cut.
 *
 * @returns Whether the picture has another shape than its frame, `object-fit: contain` then; and what its `img` needs.
 */
export function useWhole(): [isWhole: boolean, watch: WatchProps] {
  const [isWhole, setWhole] = useState(false);
  const compare = useCallback(
    ({ naturalWidth: width, naturalHeight: height, clientWidth, clientHeight }: HTMLImageElement) =>
      setWhole(isCut({ width, height }, { width: clientWidth, height: clientHeight })),
    [],
  );
  // One from the cache may have loaded before anybody listened.
  const ref = useCallback<WatchProps['ref']>(
    (image) => image?.complete && compare(image),
    [compare],
  );
  return [isWhole, { ref, onLoad: ({ currentTarget }) => compare(currentTarget) }];
}
