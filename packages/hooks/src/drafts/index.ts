export { keepDraft, readDraft } from './drafts.ts';
