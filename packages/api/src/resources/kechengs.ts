import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { ownPaths } from '../contract/ownPaths.ts';
import * as read from '../contract/read.ts';
import { CategoryBriefSchema } from './courseFields.ts';

const fields = {
  /** Unique only together with `type`. */
  id: read.id,
  title: read.key,
  thumb: read.url,
  short_description: read.text,
  /** Yuan. */
  charge: read.count,
  is_free: read.flag,
  user_count: read.count,
  category: read.maybe(CategoryBriefSchema),
  sort: read.int,
};

const KechengSchema = v.union([
  v.object({ ...fields, type: v.literal('course'), videos_count: read.count }),
  v.object({
    ...fields,
    type: v.literal('activate'),
    started_at: read.instant,
    city: read.text,
    status: read.nullableInt,
    status_text: read.text,
  }),
]);

/** A featured course or activity (contract O-13). */
export type Kecheng = v.InferOutput<typeof KechengSchema>;

/** Lists featured courses and activities for the home page; the server's default `limit` is 8. */
export const getKechengs = endpoint({
  name: 'getKechengs',
  method: 'GET',
  path: ownPaths.kechengs,
  auth: 'none',
  params: v.object({
    platform: v.optional(v.picklist(['PC', 'H5'])),
    limit: v.optional(v.number()),
  }),
  reply: read.listOrPage(KechengSchema),
  source: 'O-13',
});
