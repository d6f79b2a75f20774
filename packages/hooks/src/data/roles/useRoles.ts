import { useEffect } from 'react';
import { getRoles } from '@qinghe/api/resources/roles';
import type { Role } from '@qinghe/api/resources/roles';
import { learn } from '../../stores/server/index.ts';
import { ROLES_FOR_SALE } from '../../stores/system/index.ts';
import { freshness, useEndpoint } from '../swr/index.ts';
import type { Query } from '../swr/index.ts';

/**
 * Loads the VIP memberships for sale (contract E-70), and records whether there are any, so that links to an empty list are
 * hidden.
 */
export function useRoles(): Query<Role[]> {
  const query = useEndpoint(getRoles, {}, { dedupingInterval: freshness.content });
  const count = query.data?.length;
  useEffect(() => {
    if (count !== undefined)
      void learn(({ noteLacking, noteServed }) =>
        count === 0 ? noteLacking(ROLES_FOR_SALE) : noteServed(ROLES_FOR_SALE),
      );
  }, [count]);
  return query;
}
