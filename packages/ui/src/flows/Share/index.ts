export { copyText } from './copyText.ts';
export { shareLink } from './shareLink.ts';
