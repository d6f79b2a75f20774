export { Comments } from '../../Comments/index.ts';
export { FilesPanel } from './FilesPanel.tsx';
