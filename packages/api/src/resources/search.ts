import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const SearchHitSchema = v.object({
  /** Id of the row in the search index, not of the resource. */
  id: read.id,
  /** `vod`, `video` or an add-on's type. */
  resource_type: read.text,
  resource_id: read.id,
  title: read.text,
  /** Yuan; null when unknown. */
  charge: read.nullableCount,
  thumb: read.url,
  short_desc: read.text,
  /** Untrusted HTML. */
  desc: read.text,
  /** Plain text around the hit; '' when only the title matches. */
  p: read.text,
  created_at: read.instant,
  updated_at: read.instant,
});

/** A search hit (contract E-84). */
export type SearchHit = v.InferOutput<typeof SearchHitSchema>;

/** Searches. `page` and `type` are needed: some servers answer nothing without them. */
export const getSearch = endpoint({
  name: 'getSearch',
  method: 'GET',
  path: '/api/v3/search',
  auth: 'none',
  params: v.object({
    keywords: v.string(),
    type: v.picklist(['0', 'vod', 'video']),
    page: v.number(),
    size: v.optional(v.number()),
  }),
  reply: read.page(SearchHitSchema),
  source: 'E-84',
});
