export { fetchPlayUrls, useLesson, usePlayUrls } from './useLesson.ts';
