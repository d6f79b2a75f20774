import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { StateGrid } from '../../testing/StateGrid.tsx';
import type { MediaState } from './media/MediaController.ts';
import { ControlBar, type ControlBarProps } from './parts/ControlBar.tsx';
import { FrameBusy } from './parts/FrameBusy.tsx';
import { NextPanel } from './parts/NextPanel.tsx';
import { Notice } from './parts/Notice.tsx';
import { StatusLayer } from './parts/StatusLayer.tsx';
import { Watermark } from './parts/Watermark.tsx';
import { Player } from './Player.tsx';
import * as styles from './Player.styles.ts';

const meta = {
  title: 'Player/States',
  component: Player,
  tags: ['vrt', '!autodocs'],
} satisfies Meta<typeof Player>;
export default meta;

const noop = () => undefined;
const absent = { isOn: false, isOffered: false, toggle: noop };
const offered = { ...absent, isOffered: true };
const QUALITIES = ['360P', '240P'];

const playing: MediaState = {
  status: 'ready',
  isPaused: false,
  isBuffering: false,
  isEnded: false,
  isTrialOver: false,
  isOffline: false,
  hasPlayed: true,
  refusals: 0,
  time: 378,
  duration: 876,
  bufferedTo: 520,
  rate: 1,
  volume: 0.8,
  isMuted: false,
  sourceIndex: 0,
  startedAt: 0,
};
const paused: MediaState = { ...playing, isPaused: true };

interface FrameProps {
  state: MediaState;
  isPhone: boolean;
  /** What differs from the usual control bar; null for none at all. */
  bar?: Partial<ControlBarProps> | null;
  hasQualities?: boolean;
  children?: ReactNode;
}

/** The player's frame in a state that no clock moves. */
function Frame({ state, isPhone, bar = {}, hasQualities = true, children }: FrameProps) {
  return (
    <div
      data-theme="dark"
      css={[styles.frame, isPhone && styles.framePhone]}
      style={{ width: isPhone ? '21.4375rem' : '48rem' }}
    >
      <StatusLayer
        state={state}
        hasQualities={hasQualities}
        onPlay={noop}
        onRetry={noop}
        onNextQuality={noop}
      />
      {children}
      {bar && (
        <ControlBar
          state={state}
          isPhone={isPhone}
          isHidden={false}
          isDragBanned={false}
          stopAt={undefined}
          qualities={QUALITIES}
          captions={absent}
          pictureInPicture={offered}
          theatre={isPhone ? absent : offered}
          fullscreen={{ isFull: false, toggle: noop }}
          isAutoNext
          onAutoNextChange={noop}
          onToggle={noop}
          onSeek={noop}
          onRatePick={noop}
          onQualityPick={noop}
          onVolumeChange={noop}
          onMenuOpenChange={noop}
          onGuide={noop}
          onNext={noop}
          {...bar}
        />
      )}
    </div>
  );
}

const cells = (isPhone: boolean) => ({
  未开始: <Frame isPhone={isPhone} state={{ ...paused, time: 0, bufferedTo: 40 }} />,
  播放: <Frame isPhone={isPhone} state={playing} />,
  暂停: <Frame isPhone={isPhone} state={paused} />,
  加载: <Frame isPhone={isPhone} state={{ ...paused, status: 'loading' }} bar={null} />,
  缓冲: <Frame isPhone={isPhone} state={{ ...playing, isBuffering: true }} />,
  恢复: <Frame isPhone={isPhone} state={{ ...playing, status: 'recovering' }} />,
  失败: <Frame isPhone={isPhone} state={{ ...paused, status: 'failed' }} bar={null} />,
  失败且只有一种清晰度: (
    <Frame
      isPhone={isPhone}
      hasQualities={false}
      state={{ ...paused, status: 'failed' }}
      bar={null}
    />
  ),
  断网: (
    <Frame isPhone={isPhone} state={{ ...playing, isOffline: true }}>
      <p css={styles.offline}>网络已断开，学习进度会在恢复后同步</p>
    </Frame>
  ),
  继续播放: (
    <Frame isPhone={isPhone} state={playing}>
      <Notice onGone={noop}>
        已从 06:18 继续播放
        <button type="button" css={styles.noticeButton}>
          从头播放
        </button>
      </Notice>
    </Frame>
  ),
  不可拖动: (
    <Frame isPhone={isPhone} state={playing} bar={{ isDragBanned: true }}>
      <Notice onGone={noop}>本课时不支持拖动和倍速</Notice>
    </Frame>
  ),
  试看: <Frame isPhone={isPhone} state={{ ...playing, time: 12 }} bar={{ stopAt: 30 }} />,
  字幕与倍速: (
    <Frame
      isPhone={isPhone}
      state={{ ...playing, rate: 1.5, isMuted: true, sourceIndex: 1 }}
      bar={{ captions: { ...offered, isOn: true }, isAutoNext: false }}
    />
  ),
  最后一个课时: (
    <Frame isPhone={isPhone} state={playing} bar={{ onNext: undefined, qualities: [] }} />
  ),
  看完: (
    <Frame isPhone={isPhone} state={{ ...paused, time: 876, isEnded: true }} bar={null}>
      <div css={styles.overlay}>
        <NextPanel
          title="字典"
          isAutoNext={false}
          onAutoNextChange={noop}
          onPlay={noop}
          onReplay={noop}
        />
      </div>
    </Frame>
  ),
  取地址: (
    <Frame isPhone={isPhone} state={{ ...paused, status: 'idle' }} bar={null}>
      <div css={styles.overlay}>
        <FrameBusy>正在加载…</FrameBusy>
      </div>
    </Frame>
  ),
});

/** Every state of the frame, on both sites. */
export const AllStates: StoryObj = {
  render: () => (
    <>
      <StateGrid rows={[{ label: '桌面', cells: cells(false) }]} />
      <div data-h5>
        <StateGrid rows={[{ label: '手机', cells: cells(true) }]} />
      </div>
    </>
  ),
};

/** The member's mark wanders: it is in no picture. */
export const Watermarked: StoryObj = {
  tags: ['!vrt'],
  render: () => (
    <Frame isPhone={false} state={playing}>
      <Watermark text="138****0001" size={16} color="white" opacity={0.8} />
    </Frame>
  ),
};
