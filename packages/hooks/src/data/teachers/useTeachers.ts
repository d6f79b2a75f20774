import type { RefObject } from 'react';
import { getTeachers } from '@qinghe/api/resources/teachers';
import type { Teacher } from '@qinghe/api/resources/teachers';
import { freshness, orAbsent, useEndpoint, useNear } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/**
 * Loads the teachers of the home page (contract O-11) once the element of `ref` comes near the viewport; empty on a server
 * without that module.
 */
export function useTeachers(limit = 8): Query<Teacher[]> & { ref: RefObject<HTMLElement | null> } {
  const { ref, input } = useNear(getTeachers, { limit });
  const query = useEndpoint(getTeachers, input, { dedupingInterval: freshness.school });
  const { data, error, isLoading, isRetrying, mutate } = orAbsent(query, []);
  return { data, error, isLoading: isLoading || input === null, isRetrying, mutate, ref };
}
