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

/** What a player tells while it plays. Positions are seconds. */
export interface PlayerEvents {
  /** About four times a second while playing. */
  onTime?(seconds: number): void;
  onPause?(seconds: number): void;
  /** The member or {@link PlayerHandle.seek} moved the position. */
  onSeek?(from: number, to: number): void;
  /** The media reached its end; a preview that stops early does not. */
  onEnded?(): void;
  onRate?(rate: number): void;
}
