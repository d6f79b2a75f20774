import { useCallback } from 'react';
import type { Snapshot } from 'valtio';
import type { FeatureName } from '../../env/features.ts';
import { useStore } from '../useStore.ts';
import { useServer } from '../server/index.ts';
import { readEnv } from '../../env/index.ts';
import { safeHref } from '../../url/index.ts';
import { ACTIVITIES_CALL, isOpenPath } from './modules.ts';
import { system } from './state.ts';
import type { SystemState } from './state.ts';

/** System config as `useSystem` returns it, null until it is loaded. */
export type LoadedConfig = Snapshot<SystemState>['config'];

/**
 * Returns what is selected of the school's config and feature switches, for render. Renders again only when that changes.
 *
 * @param select Returns a part of the state, or a plain value; the same one as long as the state is the same.
 */
export function useSystem<T>(select: (state: Snapshot<SystemState>) => T): T {
  return useStore(system, select);
}

/** Returns the school's name; the deployment's brand until system config is loaded, and where config has no name. */
export const useSchoolName = (): string =>
  useSystem(({ config }) => config?.name) || readEnv().brand;

/** Whether a feature switch is on. */
export function useFeature(name: FeatureName): boolean {
  return useSystem(({ configFunc }) => configFunc[name]);
}

/** Stands in the server's record, where otherwise paths of calls are listed, for whether it has memberships for sale. */
export const ROLES_FOR_SALE = 'roles for sale';

/** Whether memberships can be bought, as far as is known: the switch is on, and their list was not empty when last requested. */
export function useSellsVip(): boolean {
  const hasNone = useServer(({ lacks }) => lacks.includes(ROLES_FOR_SALE));
  return useFeature('vip') && !hasNone;
}

/**
 * Returns a function that says whether a page of this site is available. It stays the same, and nothing renders again, until the
 * switches are replaced or the server turns out to lack a call that a page requires.
 */
export function useIsOpenPath(): (path: string) => boolean {
  const configFunc = useSystem((state) => state.configFunc);
  const isLacking = useServer(({ lacks }) => lacks.includes(ACTIVITIES_CALL));
  return useCallback(
    (path) => isOpenPath(path, configFunc, isLacking ? [ACTIVITIES_CALL] : []),
    [configFunc, isLacking],
  );
}

/** An address as a school has typed it. */
type Typed = string | null | undefined;

/**
 * Returns a function that resolves an address that a school has typed: an old one to the current one, and null for one that is
 * unsafe (`safeHref`) or leads to a page that is not available.
 *
 * @param addresses All that it will be asked for: the table of old addresses comes late, and nothing renders again for it unless
 * one of them is old.
 */
export function useOpenHref(addresses: readonly Typed[]): (url: Typed) => string | null {
  const aliasOf = useSystem((state) =>
    addresses.some((url) => state.aliasOf?.(safeHref(url) ?? '')) ? state.aliasOf : null,
  );
  const isOpen = useIsOpenPath();
  return (url) => {
    const safe = safeHref(url);
    const href = (safe?.startsWith('/') && aliasOf?.(safe)) || safe;
    return href !== null && isOpen(href) ? href : null;
  };
}
