import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const RoleSchema = v.object({
  id: read.id,
  name: read.text,
  /** Yuan; 0 for a trial. */
  charge: read.price,
  expire_days: read.count,
  /** Benefits, one per line, as plain text; empty lines are left out. */
  desc_rows: read.rows(read.key),
});

/** A VIP membership for sale (contract E-70). */
export type Role = v.InferOutput<typeof RoleSchema>;

/** Lists the VIP memberships by weight. */
export const getRoles = endpoint({
  name: 'getRoles',
  method: 'GET',
  path: '/api/v2/roles',
  auth: 'none',
  params: v.object({}),
  reply: read.list(RoleSchema),
  source: 'E-70',
});

/** Fetches one VIP membership; a hidden one answers 404. */
export const getRole = endpoint({
  name: 'getRole',
  method: 'GET',
  path: '/api/v2/role/{id}',
  auth: 'none',
  params: v.object({ id: v.number() }),
  reply: RoleSchema,
  source: 'E-71',
});
