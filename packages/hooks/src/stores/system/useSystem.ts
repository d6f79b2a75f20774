import { useCallback } from 'react';
import type { Snapshot } from 'valtio';
import type { FeatureName } from '../../env/features.ts';
import { useStore } from '../useStore.ts';
import { useServer } from '../server/index.ts';
import { readEnv } from '../../env/index.ts';
import { safeHref } from '../../url/index.ts';
import { isOpenPath } from './modules.ts';
import { system } from './state.ts';
import type { SystemState } from './state.ts';

/** Config and switches for render. */
export function useSystem(): Snapshot<SystemState> {
  return useStore(system);
}

/** The school's name; that of the deployment until system config is there, and where it has none. */
export const useSchoolName = (): string => useSystem().config?.name || readEnv().brand;

/** Whether a feature switch is on. */
export function useFeature(name: FeatureName): boolean {
  return useStore(system).configFunc[name];
}

/** What is noted of the server, as its calls are, where it was found to have memberships for sale, or none. */
export const ROLES_FOR_SALE = 'roles for sale';

/** Whether memberships can be bought, as far as is known: their switch is on, and their list was not empty when it was last asked for. */
export function useSellsVip(): boolean {
  const { lacks } = useServer();
  return useFeature('vip') && !lacks.includes(ROLES_FOR_SALE);
}

/**
 * Tells of a page of this site whether it is open; renders again when the switches are replaced, or when the server turns
 * out to lack what a page needs. The function is the same until then.
 */
export function useIsOpenPath(): (path: string) => boolean {
  const { configFunc } = useStore(system);
  const { lacks } = useServer();
  return useCallback((path) => isOpenPath(path, configFunc, lacks), [configFunc, lacks]);
}

/**
 * Reads addresses that a school has typed: an old one as its page here, null for one that is unsafe
 * (`safeHref`) or leads to a page whose switch is off.
 */
export function useOpenHref(): (url: string | null | undefined) => string | null {
  const { aliasOf } = useStore(system);
  const isOpen = useIsOpenPath();
  return (url) => {
    const safe = safeHref(url);
    const href = (safe?.startsWith('/') && aliasOf?.(safe)) || safe;
    return href !== null && isOpen(href) ? href : null;
  };
}
