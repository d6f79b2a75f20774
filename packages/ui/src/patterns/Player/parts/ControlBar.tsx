import {
  Captions,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  SkipForward,
} from 'lucide-react';
import { text } from '../../../styles/text.ts';
import { clock } from '../media/clock.ts';
import { RATES } from '../media/keymap.ts';
import type { MediaState } from '../media/MediaController.ts';
import { ControlButton } from './ControlButton.tsx';
import { PickMenu } from './PickMenu.tsx';
import { SeekBar } from './SeekBar.tsx';
import { Toggle } from './Toggle.tsx';
import { VolumeControl } from './VolumeControl.tsx';
import * as styles from '../Player.styles.ts';

/** State of a toggle button, which is shown only if `isOffered`. */
interface Switchable {
  isOn: boolean;
  isOffered: boolean;
  toggle: () => void;
}

export interface ControlBarProps {
  state: MediaState;
  /** Title of the lesson, set while its poster shows; placed above the controls, however many rows they have. */
  posterTitle?: string | undefined;
  isPhone: boolean;
  isMini?: boolean;
  isHidden: boolean;
  isDragBanned: boolean;
  /** Second at which a preview ends; undefined where the whole lesson may be watched. */
  stopAt: number | undefined;
  qualities: readonly string[];
  captions: Switchable;
  pictureInPicture: Switchable;
  theatre: Switchable;
  fullscreen: { isFull: boolean; toggle: () => void };
  isAutoNext: boolean;
  onAutoNextChange: (isAutoNext: boolean) => void;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onRatePick: (rate: number) => void;
  onQualityPick: (index: number) => void;
  onVolumeChange: (volume: number, isMuted: boolean) => void;
  onMenuOpenChange: (isOpen: boolean) => void;
  onGuide: () => void;
  /** Undefined in the last lesson. */
  onNext: (() => void) | undefined;
}

/** The player's control bar, on a dark gradient over the picture. */
export function ControlBar({
  state,
  posterTitle,
  isPhone,
  isMini = false,
  isHidden,
  isDragBanned,
  stopAt,
  qualities,
  captions,
  pictureInPicture,
  theatre,
  fullscreen,
  isAutoNext,
  onAutoNextChange,
  onToggle,
  onSeek,
  onRatePick,
  onQualityPick,
  onVolumeChange,
  onMenuOpenChange,
  onGuide,
  onNext,
}: ControlBarProps) {
  const { isPaused, isEnded, time, duration, bufferedTo, rate, volume, isMuted, sourceIndex } =
    state;
  const playLabel = isEnded ? '重新播放' : isPaused ? '播放' : '暂停';
  return (
    <div
      data-controls=""
      css={[
        styles.chrome,
        isPhone && styles.chromePhone,
        isMini && styles.chromeMini,
        isHidden && styles.chromeHidden,
      ]}
    >
      {posterTitle && (
        <p aria-hidden="true" css={styles.posterTitle}>
          {posterTitle}
        </p>
      )}
      <SeekBar
        time={time}
        duration={duration}
        bufferedTo={bufferedTo}
        isFixed={isDragBanned}
        onSeek={onSeek}
      />
      <div css={styles.controls}>
        <ControlButton
          label={playLabel}
          icon={isEnded ? RotateCcw : isPaused ? Play : Pause}
          onClick={onToggle}
        />
        {onNext && !isPhone && !isMini && (
          <ControlButton label="下一课时" icon={SkipForward} onClick={onNext} />
        )}
        {!isPhone && !isMini && (
          <VolumeControl volume={volume} isMuted={isMuted} onChange={onVolumeChange} />
        )}
        <span css={[text.number, styles.times]}>
          {clock(time)} <span css={styles.timesTotal}>/ {clock(duration)}</span>
          {stopAt !== undefined && stopAt < duration && (
            <span css={styles.trial}>试看 {clock(stopAt)}</span>
          )}
        </span>
        {!isMini && (
          <>
            {onNext && !isPhone && (
              <Toggle label="自动连播" isOn={isAutoNext} onChange={onAutoNextChange} />
            )}
            {!isDragBanned && (
              <PickMenu
                label="倍速"
                face={`${rate}×`}
                items={RATES.map((value) => ({ value, label: `${value}×` }))}
                value={rate}
                onPick={onRatePick}
                onOpenChange={onMenuOpenChange}
              />
            )}
            {qualities.length > 1 && (
              <PickMenu
                label="清晰度"
                face={qualities[sourceIndex] ?? ''}
                items={qualities.map((label, value) => ({ value, label }))}
                value={sourceIndex}
                onPick={onQualityPick}
                onOpenChange={onMenuOpenChange}
              />
            )}
            {captions.isOffered && (
              <ControlButton
                label="字幕"
                icon={Captions}
                isPressed={captions.isOn}
                onClick={captions.toggle}
              />
            )}
            {pictureInPicture.isOffered && !isPhone && (
              <ControlButton
                label="画中画"
                icon={PictureInPicture2}
                isPressed={pictureInPicture.isOn}
                onClick={pictureInPicture.toggle}
              />
            )}
            {theatre.isOffered && !fullscreen.isFull && (
              <ControlButton
                label="影院模式"
                icon={RectangleHorizontal}
                isPressed={theatre.isOn}
                onClick={theatre.toggle}
              />
            )}
            {!isPhone && <ControlButton label="键盘快捷键" icon={Keyboard} onClick={onGuide} />}
            <ControlButton
              label={fullscreen.isFull ? '退出全屏' : '全屏'}
              icon={fullscreen.isFull ? Minimize : Maximize}
              onClick={fullscreen.toggle}
            />
          </>
        )}
      </div>
    </div>
  );
}
