import type { ConfigFunc } from '../../env/features.ts';
import { featureOfPath } from '../../env/modules.ts';

/** The API call that the pages below `/activates` require; some servers lack it. */
export const ACTIVITIES_CALL = '/api/v2/activates';

/**
 * Whether a page of this site is available: its module has no switch or the switch is on, and the server does not lack the call
 * that the page requires.
 */
export function isOpenPath(
  path: string,
  configFunc: Readonly<ConfigFunc>,
  lacks: readonly string[] = [],
): boolean {
  const feature = featureOfPath(path);
  if (/^\/activates([/?#]|$)/.test(path) && lacks.includes(ACTIVITIES_CALL)) return false;
  return feature === null || configFunc[feature];
}
