export {
  doubtLacking,
  noteLacking,
  noteNotFound,
  noteServed,
  recogniseServer,
  resetServer,
} from './learn.ts';
export { learn } from './late.ts';
export { presumeLacking } from './presume.ts';
export { hasCall, lacksCall, readRecord, SERVER_LIFE } from './record.ts';
export type { ServerRecord } from './record.ts';
export { server } from './state.ts';
export type { ServerState } from './state.ts';
export { useSearchWords } from './useSearchWords.ts';
export type { SearchWords } from './useSearchWords.ts';
export { useLacks, useServer } from './useServer.ts';
