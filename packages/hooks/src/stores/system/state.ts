import { proxy } from 'valtio';
import type { Config } from '@qinghe/api/resources/config';
import { readEnv } from '../../env/index.ts';
import { defaultConfigFunc } from '../../env/features.ts';
import type { ConfigFunc } from '../../env/features.ts';

export type SystemStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface SystemState {
  /** System config (contract E-41), null until it is loaded. */
  config: Config | null;
  configFunc: ConfigFunc;
  status: SystemStatus;
  /** Resolves an old address to the current one, or to null for any other (`aliasOf`); null until that table is loaded. */
  aliasOf: ((address: string) => string | null) | null;
}

/** Returns the state before anything is loaded; it already holds the switches that the deployment fixes. */
export function initialSystem(): SystemState {
  return {
    config: null,
    configFunc: { ...defaultConfigFunc, ...readEnv().features },
    status: 'idle',
    aliasOf: null,
  };
}

/** The school's config and feature switches. Read it with `useSystem` in render. */
export const system = proxy<SystemState>(initialSystem());
