export { nextUnwatched, unwatched, watchedPercent, watchedSeconds } from './ranges.ts';
export type { Ranges } from './ranges.ts';
export { describeTimeLeft, timeLeft } from './timeLeft.ts';
export type { LessonTime } from './timeLeft.ts';
export { usePlaybackReport } from './usePlaybackReport.ts';
export type { PlaybackLesson, PlaybackReport, PlaybackState } from './usePlaybackReport.ts';
export { useProgressReplay } from './useProgressReplay.ts';
export { useWatched } from './useWatched.ts';
export type { Watched } from './watched.ts';
