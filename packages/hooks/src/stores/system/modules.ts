import type { ConfigFunc } from '../../env/features.ts';
import { featureOfPath } from '../../env/modules.ts';

/** The API call that the pages of a module require, by the first segment of their paths. */
const neededCalls = new Map<string, string>([['activates', '/api/v2/activates']]);

/** Whether a page of this site requires a call that some servers lack. */
export const isNeededCall = (call: string): boolean => [...neededCalls.values()].includes(call);

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
  const [before, first = ''] = path.split(/[/?#]/);
  const needed = before === '' ? neededCalls.get(first) : undefined;
  if (needed !== undefined && lacks.includes(needed)) return false;
  return feature === null || configFunc[feature];
}
