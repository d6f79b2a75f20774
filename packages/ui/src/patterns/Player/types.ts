/** What other parts of a page may do with a player. Reading a property gives the value of now. */
export interface PlayerHandle {
  /** Position in seconds. */
  readonly currentTime: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  /** Speed; 1 where dragging is banned. */
  readonly rate: number;
  play(): void;
  pause(): void;
  /** Moves to a second of the lesson; does nothing where dragging is banned. */
  seek(seconds: number): void;
}

/** What the page that holds a player may do besides. */
export interface PlayerControls extends PlayerHandle {
  /** Plays the lesson from its first second; where dragging is banned only after its end. */
  restart(): void;
}

/** What a player tells while it plays. Positions are seconds. */
export interface PlayerEvents {
  /** About four times a second while playing. */
  onTime?: (seconds: number) => void;
  /** Playing has begun or goes on. */
  onPlay?: (seconds: number) => void;
  /** Playing has stopped for now. */
  onPause?: (seconds: number) => void;
  /** The member or {@link PlayerHandle.seek} moved the position. */
  onSeek?: (from: number, to: number) => void;
  /** The media reached its end; a preview never does. */
  onEnded?: () => void;
  /** A preview reached its last second. */
  onTrialEnd?: () => void;
  /** The learner has chosen another speed. */
  onRate?: (rate: number) => void;
}

/** One address of a lesson's media. */
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

/** What a player plays. */
export interface PlayerMedia {
  /** Another id is another lesson: it starts at its own position. */
  id: string | number;
  /** Qualities; the first one is the default. */
  sources: readonly PlayerSource[];
  /** Second to start at. */
  startAt?: number;
  /** Whether the position and the speed must not be changed. */
  isDragBanned?: boolean;
  /** Last second of a preview; absent where all may be watched. */
  stopAt?: number;
  tracks?: readonly PlayerTrack[];
}

/** What the player remembers from one lesson to the next. */
export interface PlayerPreferences {
  /** Speed from 0.5 to 2. */
  rate: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Label of the quality that was chosen; '' for the default. */
  quality: string;
  hasKeys: boolean;
  isAutoNext: boolean;
}

/** Text that wanders over the picture. */
export interface PlayerWatermark {
  text: string;
  /** Design px. */
  size: number;
  color: string;
  /** From 0 to 1. */
  opacity: number;
}
