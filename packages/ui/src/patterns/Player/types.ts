/** Interface to a player for other parts of a page. Its properties return the current values. */
export interface PlayerHandle {
  /** Position in seconds. */
  readonly currentTime: number;
  /** Duration in seconds; 0 while unknown. */
  readonly duration: number;
  /** Speed; 1 where dragging is banned. */
  readonly rate: number;
  play(): void;
  pause(): void;
  /** Seeks to a second of the lesson; does nothing where dragging is banned. */
  seek(seconds: number): void;
}

/** Additional controls for the page that renders the player. */
export interface PlayerControls extends PlayerHandle {
  /** Plays the lesson from its first second; where dragging is banned only after its end. */
  restart(): void;
}

/** Events of a player. Positions are in seconds. */
export interface PlayerEvents {
  /** Event handler called about four times a second while playing. */
  onTime?: (seconds: number) => void;
  /** Event handler called when playback starts or resumes. */
  onPlay?: (seconds: number) => void;
  /** Event handler called when playback pauses. */
  onPause?: (seconds: number) => void;
  /** Event handler called when the member or {@link PlayerHandle.seek} has changed the position. */
  onSeek?: (from: number, to: number) => void;
  /** Event handler called at the end of the media; never for a preview. */
  onEnded?: () => void;
  /** Event handler called when a preview reaches its last second. */
  onTrialEnd?: () => void;
  /** Event handler called when the speed has changed. */
  onRate?: (rate: number) => void;
}

/** One URL of a lesson's media. */
export interface PlayerSource {
  url: string;
  /** Name of the quality, such as 高清. */
  label: string;
  isHls: boolean;
}

/** Captions of a lesson as a WebVTT file. */
export interface PlayerTrack {
  src: string;
  label: string;
  /** Language tag, such as `zh-CN`. */
  lang: string;
}

/** Media of a lesson, as a player takes it. */
export interface PlayerMedia {
  /** Id of the lesson; a new id loads the media anew, at `startAt`. */
  id: string | number;
  /** One source per quality; the first one is the default. */
  sources: readonly PlayerSource[];
  /** Start position in seconds. */
  startAt?: number;
  /** Whether the learner must not change the position or the speed. */
  isDragBanned?: boolean;
  /** Last second of a preview; undefined where the whole lesson may be watched. */
  stopAt?: number;
  tracks?: readonly PlayerTrack[];
}

/** The learner's settings, kept from one lesson to the next. */
export interface PlayerPreferences {
  /** Speed from 0.5 to 2. */
  rate: number;
  /** Volume from 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Label of the chosen quality; '' for the default. */
  quality: string;
  hasKeys: boolean;
  isAutoNext: boolean;
}

/** Text that moves over the picture. */
export interface PlayerWatermark {
  text: string;
  /** Font size in design px. */
  size: number;
  color: string;
  /** Opacity from 0 to 1. */
  opacity: number;
}
