import { getMemberDetail } from '@qinghe/api/resources/member';
import { cacheId, endpointKey, isPersonal } from '../swr/index.ts';

/** Cache key of the member. */
export const memberKey = endpointKey(getMemberDetail, {});

const memberId = cacheId(memberKey);

/** Whether a cache entry depends on the member, excluding the member's own entry. */
export const isOfMember = (id: string): boolean => id !== memberId && isPersonal(id);
