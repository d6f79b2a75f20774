export type { PlayerEvents, PlayerHandle } from './types.ts';
