import { getRoles } from '@qinghe/api/resources/roles';
import type { Role } from '@qinghe/api/resources/roles';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/** The VIP memberships for sale (contract E-70). */
export function useRoles(): Query<Role[]> {
  return useEndpoint(getRoles, {}, { dedupingInterval: freshness.content });
}
