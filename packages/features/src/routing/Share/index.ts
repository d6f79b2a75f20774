export { copyText } from './copyText.ts';
export { LateShareButton } from './LateShareButton.tsx';
export { shareLink } from './shareLink.ts';
