import type { Snapshot } from 'valtio';
import type { FeatureName } from './features.ts';
import { useStore } from '../useStore.ts';
import { safeHref } from '../../url/index.ts';
import { isOpenPath } from './modules.ts';
import { system } from './state.ts';
import type { SystemState } from './state.ts';

/** Config and switches for render. */
export function useSystem(): Snapshot<SystemState> {
  return useStore(system);
}

/** Whether a feature switch is on. */
export function useFeature(name: FeatureName): boolean {
  return useStore(system).configFunc[name];
}

/** Tells of a page of this site whether it is open; renders again when the switches are replaced. */
export function useIsOpenPath(): (path: string) => boolean {
  const { configFunc } = useStore(system);
  return (path) => isOpenPath(path, configFunc);
}

/**
 * Reads addresses that a school has typed: null for one that is unsafe (`safeHref`) or leads to a
 * page whose switch is off.
 */
export function useOpenHref(): (url: string | null | undefined) => string | null {
  const isOpen = useIsOpenPath();
  return (url) => {
    const href = safeHref(url);
    return href !== null && isOpen(href) ? href : null;
  };
}
