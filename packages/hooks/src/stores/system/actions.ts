import type { Config } from '@qinghe/api/resources/config';
import { defaultConfigFunc } from '../../env/features.ts';
import type { ConfigFunc } from '../../env/features.ts';
import { initialSystem, system } from './state.ts';
import type { SystemState, SystemStatus } from './state.ts';

/** Stores system config and marks the system ready. */
export function saveConfig(config: Config): void {
  system.config = config;
  system.status = 'ready';
}

/**
 * Replaces all feature switches as a whole (spec §3): one that is not named falls back to its
 * default, whatever it was before. Those who read them hear only of changes.
 */
export function replaceConfigFunc(configFunc: Partial<ConfigFunc>): void {
  Object.assign(system.configFunc, { ...defaultConfigFunc, ...configFunc });
}

/** Says how far loading is. A config that is there stays ready, whatever happens to a refresh. */
export function setSystemStatus(status: SystemStatus): void {
  system.status = system.config ? 'ready' : status;
}

/** Says how old addresses are read on this site; they stay as they are until then. */
export function setAliasOf(aliasOf: SystemState['aliasOf']): void {
  system.aliasOf = aliasOf;
}

/** Back to the state before anything is loaded. For tests and stories. */
export function resetSystem(): void {
  Object.assign(system, initialSystem());
}
