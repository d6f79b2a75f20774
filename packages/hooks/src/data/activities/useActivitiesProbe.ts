import { useEffect, useEffectEvent } from 'react';
import { getActivities } from '@qinghe/api/resources/activities';
import { sparesLine } from '../../offline/savesData.ts';
import { hasCall, lacksCall } from '../../stores/server/index.ts';
import { hasToken, preloadEndpoint } from '../swr/index.ts';
import { activityListInput } from './useActivities.ts';

/** When the first load is over, in milliseconds. */
const DELAY = 3000;

/**
 * Finds out whether the server has activities, so that what leads to them can go before anybody follows it: once the page is
 * at rest, not where the line is to be spared, and not on a member's home page, which asks for enough.
 *
 * @param isHome Whether the page is the home page.
 */
export function useActivitiesProbe(isHome: boolean): void {
  const isPutOff = useEffectEvent(() => isHome && hasToken());
  useEffect(() => {
    const timer = setTimeout(() => {
      const { path } = getActivities;
      if (hasCall(path) || lacksCall(path) || isPutOff() || sparesLine()) return;
      preloadEndpoint(getActivities, activityListInput({}));
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isHome]);
}
