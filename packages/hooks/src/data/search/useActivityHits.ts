import { getActivities } from '@qinghe/api/resources/activities';
import type { Activity } from '@qinghe/api/resources/activities';
import type { SearchHit } from '@qinghe/api/resources/search';
import { activityListInput } from '../activities/index.ts';
import { freshness, orAbsent, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';
import { foldedWords, hasWords } from './fold.ts';

/** The server's search does not cover activities (contract E-84): this many are loaded and searched in the browser. */
const SEARCHED = activityListInput({ pageSize: 100 });

/** Loads the activities to search in; empty on a server without activities. */
export function useSearchedActivities(isOn: boolean): Query<{ items: Activity[]; total: number }> {
  const query = useEndpoint(getActivities, isOn ? SEARCHED : null, {
    dedupingInterval: freshness.school,
  });
  return orAbsent(query, { items: [], total: 0 });
}

function asHit(activity: Activity): SearchHit {
  const { id, title, thumb, charge, is_free, short_description, province, city, address } =
    activity;
  return {
    // Negative, because the server's own hits have ids from 1.
    id: -id,
    resource_type: 'activate',
    resource_id: id,
    title,
    charge: is_free ? 0 : charge || null,
    thumb,
    short_desc: short_description || [province, city, address].filter(Boolean).join(' '),
    desc: '',
    p: '',
    created_at: activity.published_at,
    updated_at: activity.published_at,
  };
}

/** Returns the activities that contain every keyword in their title, description, category, place or teachers' names. */
export function activityHits(activities: readonly Activity[], keywords: string): SearchHit[] {
  const words = foldedWords(keywords);
  if (words.length === 0) return [];
  return activities
    .filter((activity) => {
      const { title, short_description, province, city, area, address, category } = activity;
      const names = activity.teachers.map(({ name }) => name);
      const place = [province, city, area, address];
      const texts = [title, short_description, category?.name ?? '', ...place, ...names];
      return hasWords(texts.join('\n'), words);
    })
    .map(asHit);
}
