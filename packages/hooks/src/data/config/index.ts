export { applyConfig } from './applyConfig.ts';
export { useConfig } from './useConfig.ts';
