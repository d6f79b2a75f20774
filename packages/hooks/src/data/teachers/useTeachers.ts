import { getTeachers } from '@qinghe/api/resources/teachers';
import type { Teacher } from '@qinghe/api/resources/teachers';
import { freshness, orAbsent, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** The teachers of the home page (contract O-11); none on a server without that module. */
export function useTeachers(limit = 8): Query<Teacher[]> {
  const query = useEndpoint(getTeachers, { limit }, { dedupingInterval: freshness.school });
  return orAbsent(query, []);
}
