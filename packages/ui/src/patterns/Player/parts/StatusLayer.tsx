import { Play } from 'lucide-react';
import { Button } from '../../../components/Button/index.ts';
import { Icon } from '../../../components/Icon/index.ts';
import type { MediaState } from '../media/MediaController.ts';
import { FrameBusy } from './FrameBusy.tsx';
import { FramePanel } from './FramePanel.tsx';
import * as styles from '../Player.styles.ts';

export interface StatusLayerProps {
  state: MediaState;
  hasQualities: boolean;
  onPlay: () => void;
  onRetry: () => void;
  /** Event handler called by 换清晰度. */
  onNextQuality: () => void;
}

/** Shows why the lesson does not play: loading, buffering, recovering, failed, or paused (a play button). */
export function StatusLayer({
  state: { status, isBuffering, isPaused, isEnded },
  hasQualities,
  onPlay,
  onRetry,
  onNextQuality,
}: StatusLayerProps) {
  if (status === 'failed')
    return (
      <FramePanel
        isUrgent
        title="视频加载失败，请稍后重试"
        actions={
          <>
            <Button variant="accent" onClick={onRetry}>
              重试
            </Button>
            {hasQualities && (
              <Button variant="onStrong" onClick={onNextQuality}>
                换清晰度
              </Button>
            )}
          </>
        }
      />
    );
  const words =
    status === 'recovering'
      ? '正在恢复播放…'
      : status === 'loading'
        ? '正在加载…'
        : status === 'ready' && isBuffering
          ? '缓冲中…'
          : null;
  if (words) return <FrameBusy>{words}</FrameBusy>;
  if (status === 'ready' && isPaused && !isEnded)
    return (
      <button type="button" css={styles.bigPlay} aria-label="播放" tabIndex={-1} onClick={onPlay}>
        <Icon as={Play} size={32} />
      </button>
    );
  return null;
}
