export { hasCode, hasMaths, normalizeMathsSource, plainText } from './richText.ts';
