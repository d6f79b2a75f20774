export { applyConfig } from './applyConfig.ts';
export { readKeptConfig, retryWait, useKeptConfig } from './keptConfig.ts';
export { useKeepConfig } from './useKeepConfig.ts';
export { serverMark, useServerMark } from './useServerMark.ts';
export { useSchoolFace } from './useSchoolFace.ts';
export { useConfig } from './useConfig.ts';
