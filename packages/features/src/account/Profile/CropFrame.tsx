import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { insidePicture, movePicture, placeInFrame, type Crop, type PictureSize } from './crop.ts';
import * as styles from './AvatarDialog.styles.ts';

/** Share of the frame's edge that an arrow key moves the picture by; the second value applies with Shift. */
const STEP = 0.02;
const LONG_STEP = 0.1;
/** Factor by which a key press or a turn of the wheel zooms. */
const ZOOM_STEP = 1.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

export interface CropFrameProps {
  src: string;
  size: PictureSize;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const percentOf = (share: number) => Math.round(share * 100);

interface Point {
  x: number;
  y: number;
}

/** The frame in which a picture is moved and zoomed by pointer, two fingers, wheel or keys. */
export function CropFrame({ src, size, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const zoomBy = (factor: number) =>
    onChange(insidePicture(size, { ...crop, zoom: crop.zoom * factor }));

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Keeps the page behind the dialog from scrolling.
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP);
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const startPointer = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const movePointer = (event: PointerEvent<HTMLDivElement>) => {
    const from = pointers.current.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const others = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : at));
    pointers.current.set(event.pointerId, to);
    const [other] = others;
    if (other) {
      const before = Math.hypot(from.x - other.x, from.y - other.y);
      if (before > 0) zoomBy(Math.hypot(to.x - other.x, to.y - other.y) / before);
      return;
    }
    const { offsetWidth } = event.currentTarget;
    onChange(movePicture(size, crop, (to.x - from.x) / offsetWidth, (to.y - from.y) / offsetWidth));
  };
  const endPointer = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
  };
  const pressKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const factor = ZOOMS[event.key];
    if (!arrow && factor === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    if (arrow) onChange(movePicture(size, crop, arrow[0] * step, arrow[1] * step));
    else if (factor !== undefined) zoomBy(factor);
  };

  return (
    <div
      ref={frame}
      role="slider"
      aria-label="头像的位置：方向键移动，加号和减号缩放"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentOf(crop.x)}
      aria-valuetext={`左右 ${percentOf(crop.x)}%，上下 ${percentOf(crop.y)}%`}
      tabIndex={0}
      css={styles.frame}
      onPointerDown={startPointer}
      onPointerMove={movePointer}
      onPointerUp={endPointer}
      onPointerCancel={endPointer}
      onKeyDown={pressKey}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        css={styles.picture}
        style={placeInFrame(size, crop)}
      />
      <span css={styles.circle} />
    </div>
  );
}
