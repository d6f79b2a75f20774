import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { clock, spokenClock } from '../media/clock.ts';
import * as styles from '../Player.styles.ts';

export interface SeekBarProps {
  /** Position in seconds. */
  time: number;
  duration: number;
  bufferedTo: number;
  /** Whether the bar only shows the position and cannot be dragged. */
  isFixed: boolean;
  onSeek: (seconds: number) => void;
}

type Look = CSSProperties & Record<'--played' | '--buffered', string>;

const share = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, (part * 100) / whole) : 0}%`;

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -60,
  PageUp: 60,
};

/** The position in the lesson as a bar; a slider unless dragging is banned. */
export function SeekBar({ time, duration, bufferedTo, isFixed, onSeek }: SeekBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = dragged ?? time;
  const look: Look = {
    '--played': share(shown, duration),
    '--buffered': share(Math.max(bufferedTo, shown), duration),
  };
  const fill = (
    <div css={styles.rail}>
      <i css={styles.railBuffered} />
      <i css={styles.railPlayed} />
    </div>
  );

  if (isFixed || duration === 0)
    return (
      <div
        role="progressbar"
        aria-label="播放进度"
        aria-valuemin={0}
        aria-valuemax={Math.floor(duration)}
        aria-valuenow={Math.floor(time)}
        aria-valuetext={spokenClock(time)}
        css={[styles.seek, styles.seekFixed]}
        style={look}
      >
        {fill}
      </div>
    );

  const secondAt = ({ clientX }: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.max(0, Math.min(1, (clientX - box.left) / box.width)) * duration;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? duration : step && time + step;
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSeek(target);
  };

  return (
    <div
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label="播放进度"
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={`${spokenClock(shown)}，共 ${spokenClock(duration)}`}
      css={styles.seek}
      style={look}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(secondAt(event));
      }}
      onPointerMove={(event) => {
        const at = secondAt(event);
        setHovered(at);
        if (dragged !== null) setDragged(at);
      }}
      onPointerUp={(event) => {
        if (dragged === null) return;
        setDragged(null);
        onSeek(secondAt(event));
      }}
      onPointerCancel={() => setDragged(null)}
      onPointerLeave={() => setHovered(null)}
    >
      {fill}
      <b css={[styles.thumb, dragged !== null && styles.thumbHeld]} />
      {hovered !== null && (
        <span
          css={styles.tip}
          aria-hidden="true"
          style={{ left: share(dragged ?? hovered, duration) }}
        >
          {clock(dragged ?? hovered)}
        </span>
      )}
    </div>
  );
}
