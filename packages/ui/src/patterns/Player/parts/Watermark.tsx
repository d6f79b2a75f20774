import { useEffect, useState, type CSSProperties } from 'react';
import type { PlayerWatermark } from '../types.ts';
import * as styles from '../Player.styles.ts';

/** Interval between two positions, in milliseconds. */
const STAY = 5000;

type Look = CSSProperties & Record<'--x' | '--y', string>;

/** A watermark that moves over the picture; with reduced motion it jumps. Hidden from screen readers. */
export function Watermark({ text, size, color, opacity }: PlayerWatermark) {
  const [place, setPlace] = useState({ x: 8, y: 14 });
  useEffect(() => {
    const timer = setInterval(
      () => setPlace({ x: Math.random() * 100, y: Math.random() * 100 }),
      STAY,
    );
    return () => clearInterval(timer);
  }, []);
  const look: Look = {
    '--x': `${place.x}%`,
    '--y': `${place.y}%`,
    fontSize: `${size / 16}rem`,
    color,
    opacity,
  };
  return (
    <div css={styles.watermarkField} aria-hidden="true">
      <span css={styles.watermark} style={look}>
        {text}
      </span>
    </div>
  );
}
