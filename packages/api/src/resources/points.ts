import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const PointsRecordSchema = v.object({
  /** Points; negative when deducted. */
  sum: read.amount,
  remark: read.text,
  created_at: read.instant,
});

/** One change of the member's points; it has no id (contract E-28). */
export type PointsRecord = v.InferOutput<typeof PointsRecordSchema>;

/** Lists the changes of the member's points, newest first. */
export const getPointsRecords = endpoint({
  name: 'getPointsRecords',
  method: 'GET',
  path: '/api/v2/member/credit1Records',
  auth: 'required',
  params: v.object({ page: v.optional(v.number()), page_size: v.optional(v.number()) }),
  reply: read.page(PointsRecordSchema),
  source: 'E-28',
});
