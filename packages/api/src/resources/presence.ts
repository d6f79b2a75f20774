import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { ownPaths } from '../contract/ownPaths.ts';
import * as read from '../contract/read.ts';

/**
 * Asks only whether a server has activities: its reply is not read, so that a page that shows none needs no more of their
 * contract. The endpoint table lists the same call as `getActivities`.
 */
export const getActivitiesPresence = endpoint({
  name: 'getActivitiesPresence',
  method: 'GET',
  path: ownPaths.activates,
  auth: 'none',
  params: v.object({ page_size: v.number() }),
  reply: read.nothing,
  source: 'O-03',
});
