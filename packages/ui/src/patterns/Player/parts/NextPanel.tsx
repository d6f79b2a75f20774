import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { FramePanel } from './FramePanel.tsx';
import { Toggle } from './Toggle.tsx';
import * as styles from '../Player.styles.ts';

/** Seconds before the next lesson starts automatically. */
const COUNTDOWN = 5;

export interface NextPanelProps {
  /** Title of the next lesson. */
  title: string;
  /** Whether the next lesson starts automatically. */
  isAutoNext: boolean;
  /** Event handler called when the member turns 自动连播 on or off. */
  onAutoNextChange: (isAutoNext: boolean) => void;
  /** Event handler called by 立即播放 and when the countdown is over. */
  onPlay: () => void;
  /** Event handler called by 重新播放. */
  onReplay: () => void;
}

/** A panel over a finished lesson, which counts down to the next one unless cancelled. */
export function NextPanel({
  title,
  isAutoNext,
  onAutoNextChange,
  onPlay,
  onReplay,
}: NextPanelProps) {
  const [left, setLeft] = useState(COUNTDOWN);
  const [isCancelled, setIsCancelled] = useState(false);
  const isCounting = isAutoNext && !isCancelled;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else onPlay();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isCounting, left, onPlay]);

  return (
    <FramePanel
      title={
        isCounting ? (
          <>
            <span aria-hidden="true">{left}</span>
            <span css={styles.spoken}>{COUNTDOWN}</span> 秒后播放下一课时：{title}
          </>
        ) : (
          `下一课时：${title}`
        )
      }
      actions={
        <>
          {isCounting ? (
            <Button variant="onStrong" onClick={() => setIsCancelled(true)}>
              取消
            </Button>
          ) : (
            <Button variant="onStrong" onClick={onReplay}>
              重新播放
            </Button>
          )}
          <Button variant="accent" onClick={onPlay}>
            立即播放
          </Button>
        </>
      }
    >
      <Toggle
        label="自动连播"
        isOn={isAutoNext}
        onChange={(isOn) => {
          setIsCancelled(!isOn);
          setLeft(COUNTDOWN);
          onAutoNextChange(isOn);
        }}
      />
    </FramePanel>
  );
}
