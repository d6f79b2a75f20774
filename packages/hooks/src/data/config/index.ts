export { applyConfig } from './applyConfig.ts';
export { readKeptConfig, retryWait, useKeepConfig, useKeptConfig } from './keptConfig.ts';
export { serverMark, useServerMark } from './useServerMark.ts';
export { useSchoolFace } from './useSchoolFace.ts';
export { useConfig } from './useConfig.ts';
