import { getMemberDetail } from '@qinghe/api/resources/member';
import { cacheId, endpointKey, isPersonal } from '../swr/index.ts';

/** Where the cache has the member. */
export const memberKey = endpointKey(getMemberDetail, {});

const memberId = cacheId(memberKey);

/** Whether an entry of the cache depends on the member, and is not the member. */
export const isOfMember = (id: string): boolean => id !== memberId && isPersonal(id);
