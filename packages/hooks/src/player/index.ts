export { readPreferences, usePlayerPreferences } from './preferences.ts';
export type { StoredPreferences } from './preferences.ts';
export { PLAY_CHANNEL, usePlayLock } from './playLock.ts';
export type { PlayLock } from './playLock.ts';
