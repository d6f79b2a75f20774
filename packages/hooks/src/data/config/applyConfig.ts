import type { Config } from '@qinghe/api/resources/config';
import { readEnv } from '../../env/index.ts';
import { hasCall } from '../../stores/server/index.ts';
import { session } from '../../stores/session/index.ts';
import {
  readFeatures,
  replaceConfigFunc,
  resolveConfigFunc,
  saveConfig,
  setSystemStatus,
  system,
} from '../../stores/system/index.ts';
import { pendingChecks, storePendingChecks } from '../member/pendingChecks.ts';

/**
 * Puts system config into the store and replaces the feature switches accordingly. If a member was loaded before config, their
 * pending checks are stored first, before any page renders with the config.
 */
export function applyConfig(config: Config): void {
  if (session.user) storePendingChecks(pendingChecks(session.user, config));
  saveConfig(config);
  replaceConfigFunc(
    resolveConfigFunc({
      env: readEnv().features,
      configFunc: config.config_func && readFeatures(config.config_func),
      addons: config.enabled_addons,
      promoCode: hasCall('/api/v2/promoCode/{code}/check'),
    }),
  );
}

/** Logs that system config cannot be loaded: once, and not while an older config is in use. */
export function reportConfigFailure(error: unknown): void {
  if (system.config || system.status === 'failed') return;
  setSystemStatus('failed');
  console.error('系统初始化失败', error);
}
