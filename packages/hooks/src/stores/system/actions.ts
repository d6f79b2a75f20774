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
 * Replaces all feature switches as a whole (spec §3): one that is not named falls back to its default, whatever it was before.
 * Components that read them render only if a value changed.
 */
export function replaceConfigFunc(configFunc: Partial<ConfigFunc>): void {
  Object.assign(system.configFunc, { ...defaultConfigFunc, ...configFunc });
}

/** Sets the loading status. Once config is loaded it stays `ready`, even if a refresh fails. */
export function setSystemStatus(status: SystemStatus): void {
  system.status = system.config ? 'ready' : status;
}

/** Sets the function that resolves old addresses on this site; until then they are left as they are. */
export function setAliasOf(aliasOf: SystemState['aliasOf']): void {
  system.aliasOf = aliasOf;
}

/** Resets the store to its state before anything is loaded. For tests and stories. */
export function resetSystem(): void {
  Object.assign(system, initialSystem());
}
