import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio';
import type { FeatureName } from './features.ts';
import { system } from './state.ts';
import type { SystemState } from './state.ts';

/** Config and switches for render; renders again only when a field that was read changes. */
export function useSystem(): Snapshot<SystemState> {
  return useSnapshot(system);
}

/** Whether a feature switch is on. */
export function useFeature(name: FeatureName): boolean {
  return useSnapshot(system).configFunc[name];
}
