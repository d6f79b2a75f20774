import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import * as styles from '../Player.styles.ts';

/** Longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE = 280;
/** Duration from which a press is a long press, in milliseconds. */
const LONG = 500;
/** Seconds that a double tap seeks by. */
const SKIP = 10;
/** Movement from which a press is a drag, in pixels. */
const DRIFT = 12;

export interface SurfaceProps {
  isPlaying: boolean;
  /** Whether a long press may change the speed. */
  isRateFree: boolean;
  onToggle: () => void;
  onFullscreen: () => void;
  onSkip: (seconds: number) => void;
  /** Event handler called when a long press begins and ends. */
  onHold: (isHeld: boolean) => void;
  /** Event handler called on a single tap (touch only). */
  onTap: () => void;
}

/**
 * The area of the picture that handles gestures. Mouse: a click plays or pauses, a double click toggles
 * full screen. Touch: a tap shows or hides the controls, a double tap at a side seeks by 10 s (in the
 * middle it plays or pauses), and holding plays at double speed.
 */
export function Surface({
  isPlaying,
  isRateFree,
  onToggle,
  onFullscreen,
  onSkip,
  onHold,
  onTap,
}: SurfaceProps) {
  const press = useRef({ x: 0, y: 0, isHeld: false, lastTap: 0 });
  const timers = useRef<{
    hold?: ReturnType<typeof setTimeout>;
    tap?: ReturnType<typeof setTimeout>;
  }>({});
  const [hint, setHint] = useState('');

  useEffect(() => {
    if (hint === '') return undefined;
    const timer = setTimeout(() => setHint(''), 800);
    return () => clearTimeout(timer);
  }, [hint]);

  const letGo = () => {
    clearTimeout(timers.current.hold);
    if (!press.current.isHeld) return false;
    press.current.isHeld = false;
    setHint('');
    onHold(false);
    return true;
  };
  // The lesson may end under the finger.
  const leave = useEffectEvent(letGo);
  useEffect(() => {
    const { current } = timers;
    return () => {
      clearTimeout(current.tap);
      leave();
    };
  }, []);
  const handleDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    press.current.x = event.clientX;
    press.current.y = event.clientY;
    if (!isPlaying || !isRateFree) return;
    timers.current.hold = setTimeout(() => {
      press.current.isHeld = true;
      onHold(true);
    }, LONG);
  };
  const handleMove = (event: PointerEvent) => {
    const { x, y } = press.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > DRIFT) clearTimeout(timers.current.hold);
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse' || letGo()) return;
    const { x, y, lastTap } = press.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > DRIFT) return;
    clearTimeout(timers.current.tap);
    if (event.timeStamp - lastTap > DOUBLE) {
      press.current.lastTap = event.timeStamp;
      timers.current.tap = setTimeout(onTap, DOUBLE);
      return;
    }
    press.current.lastTap = 0;
    const box = event.currentTarget.getBoundingClientRect();
    const place = (event.clientX - box.left) / box.width;
    if (place > 1 / 3 && place < 2 / 3) {
      onToggle();
      return;
    }
    onSkip(place < 0.5 ? -SKIP : SKIP);
    setHint(place < 0.5 ? `后退 ${SKIP} 秒` : `前进 ${SKIP} 秒`);
  };

  return (
    <div
      css={styles.surface}
      data-testid="player-surface"
      aria-hidden="true"
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onClick={(event) => {
        if (
          event.nativeEvent instanceof globalThis.PointerEvent &&
          event.nativeEvent.pointerType !== 'mouse'
        )
          return;
        if (event.detail === 2) onFullscreen();
        onToggle();
      }}
    >
      {hint && <span css={styles.hint}>{hint}</span>}
    </div>
  );
}
