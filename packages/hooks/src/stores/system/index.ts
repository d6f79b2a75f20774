export {
  replaceConfigFunc,
  resetSystem,
  saveConfig,
  setAliasOf,
  setSystemStatus,
} from './actions.ts';
export {
  defaultConfigFunc,
  featureNames,
  readFeatures,
  resolveConfigFunc,
} from '../../env/features.ts';
export type { ConfigFunc, FeatureName, FeatureSources } from '../../env/features.ts';
export { featureOfPath } from '../../env/modules.ts';
export { isOpenPath } from './modules.ts';
export { system } from './state.ts';
export type { SystemState, SystemStatus } from './state.ts';
export type { LoadedConfig } from './useSystem.ts';
export {
  useFeature,
  useIsOpenPath,
  useOpenHref,
  useSellsVip,
  ROLES_FOR_SALE,
  useSchoolName,
  useSystem,
} from './useSystem.ts';
