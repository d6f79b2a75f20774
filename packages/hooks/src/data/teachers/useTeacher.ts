import { getTeacher } from '@qinghe/api/resources/teachers';
import type { TeacherDetail } from '@qinghe/api/resources/teachers';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** Loads a teacher with their courses and activities (contract O-12); an error on a server without that call. */
export function useTeacher(id: number): Query<TeacherDetail> {
  return useEndpoint(getTeacher, { id }, { dedupingInterval: freshness.school });
}
