export { defaultPlayerPreferences, Player, playerVariants, type PlayerProps } from './Player.tsx';
export { FrameBusy } from './parts/FrameBusy.tsx';
export { FramePanel, type FramePanelProps } from './parts/FramePanel.tsx';
export { NextPanel, type NextPanelProps } from './parts/NextPanel.tsx';
export { RATES } from './media/keymap.ts';
export type {
  PlayerControls,
  PlayerEvents,
  PlayerHandle,
  PlayerMedia,
  PlayerPreferences,
  PlayerSource,
  PlayerTrack,
  PlayerWatermark,
} from './types.ts';
