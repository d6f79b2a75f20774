export {
  emptyCache,
  fillCache,
  fillConfig,
  type KeptAnswers,
  type KeptFailure,
} from './answers.ts';
export { createRecorder, type Recorder } from './recorder.ts';
