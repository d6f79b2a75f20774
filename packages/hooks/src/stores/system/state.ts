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
  /** The address here of an old one (`aliasOf`), null for what is none; null until the table is loaded. */
  aliasOf: ((address: string) => string | null) | null;
}

/** The system before anything is loaded: what the deployment fixes is known already. */
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
