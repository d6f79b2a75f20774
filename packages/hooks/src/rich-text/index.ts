export { plainText } from './richText.ts';
