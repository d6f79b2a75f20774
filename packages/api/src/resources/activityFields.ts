import * as v from 'valibot';
import * as read from '../contract/read.ts';
import { CategoryBriefSchema } from './courseFields.ts';

/** The fields of an activity in a list (contract 3.2); all but id and title may be missing. */
export const activityFields = {
  id: read.id,
  title: read.key,
  slug: read.text,
  thumb: read.url,
  /** Yuan. */
  charge: read.count,
  is_free: read.flag,
  is_vip_free: read.flag,
  short_description: read.text,
  category_id: read.int,
  category: read.maybe(CategoryBriefSchema),
  province: read.text,
  city: read.text,
  area: read.text,
  /** Street address. */
  address: read.text,
  started_at: read.instant,
  ended_at: read.instant,
  /** Start of sign-up; null when it is open at once. */
  join_started_at: read.instant,
  /** End of sign-up; null when it is open until the activity starts. */
  join_ended_at: read.instant,
  published_at: read.instant,
  /** Number of places; 0 for no limit. */
  user_limit: read.count,
  /** Number of members signed up. */
  user_count: read.count,
  is_rec: read.flag,
  is_show: read.flag,
  /** One of `ACTIVITY_STATUS`; null when the server does not say. */
  status: read.nullableInt,
  status_text: read.text,
  teachers: read.rows(
    v.object({ id: read.id, name: read.key, avatar: read.url, title: read.text }),
  ),
  seo_keywords: read.text,
  seo_description: read.text,
};

/** Reads an activity of a list. */
export const ActivitySchema = v.object(activityFields);

/** An offline activity of a list (contract 3.2). */
export type Activity = v.InferOutput<typeof ActivitySchema>;
