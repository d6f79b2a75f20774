import { useEffect, useEffectEvent } from 'react';
import { getActivitiesPresence } from '@qinghe/api/resources/presence';
import { sparesLine } from '../../offline/savesData.ts';
import { hasCall, lacksCall } from '../../stores/server/index.ts';
import { client } from '../client/index.ts';
import { hasToken } from '../swr/index.ts';

/** Delay after which the initial load is taken to be over, in milliseconds. */
const DELAY = 3000;

/**
 * Probes whether the server has activities, so that links to them can be hidden before anybody follows one. Runs once the page
 * has loaded; not on a slow connection or with the data saver, and not on a member's home page, which makes enough calls.
 *
 * @param isHome Whether the page is the home page.
 */
export function useActivitiesProbe(isHome: boolean): void {
  const isPutOff = useEffectEvent(() => isHome && hasToken());
  useEffect(() => {
    const timer = setTimeout(() => {
      const { path } = getActivitiesPresence;
      if (hasCall(path) || lacksCall(path) || isPutOff() || sparesLine()) return;
      client.send(getActivitiesPresence, { page_size: 1 }).catch(() => undefined);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isHome]);
}
