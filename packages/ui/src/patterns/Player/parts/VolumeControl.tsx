import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { ControlButton } from './ControlButton.tsx';
import * as styles from '../Player.styles.ts';

export interface VolumeControlProps {
  /** Volume from 0 to 1. */
  volume: number;
  isMuted: boolean;
  onChange: (volume: number, isMuted: boolean) => void;
}

/** Mute button and volume slider; the slider shows on hover and on focus. */
export function VolumeControl({ volume, isMuted, onChange }: VolumeControlProps) {
  const isSilent = isMuted || volume === 0;
  return (
    <div css={styles.volume}>
      <ControlButton
        label={isSilent ? '取消静音' : '静音'}
        icon={isSilent ? VolumeX : volume < 0.5 ? Volume1 : Volume2}
        onClick={() => onChange(volume === 0 ? 0.5 : volume, !isSilent)}
      />
      <input
        type="range"
        aria-label="音量"
        min={0}
        max={100}
        step={5}
        value={isSilent ? 0 : Math.round(volume * 100)}
        css={styles.volumeRange}
        onChange={({ target }) => onChange(Number(target.value) / 100, target.value === '0')}
      />
    </div>
  );
}
