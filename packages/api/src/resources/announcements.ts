import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const AnnouncementSchema = v.object({
  id: read.id,
  title: read.text,
  /** Untrusted HTML. */
  announcement: read.text,
  view_times: read.count,
  created_at: read.instant,
});

/** An announcement with its full text (contract E-44, E-45). */
export type Announcement = v.InferOutput<typeof AnnouncementSchema>;

/** Lists announcements, newest first. */
export const getAnnouncements = endpoint({
  name: 'getAnnouncements',
  method: 'GET',
  path: '/api/v2/announcements',
  auth: 'none',
  params: v.object({ page: v.optional(v.number()), size: v.optional(v.number()) }),
  reply: read.page(AnnouncementSchema),
  source: 'E-44',
});

/** Fetches one announcement. */
export const getAnnouncement = endpoint({
  name: 'getAnnouncement',
  method: 'GET',
  path: '/api/v2/announcement/{id}',
  auth: 'none',
  params: v.object({ id: v.number() }),
  reply: AnnouncementSchema,
  source: 'E-45',
});

/** Fetches the newest announcement; null when there is none. */
export const getLatestAnnouncement = endpoint({
  name: 'getLatestAnnouncement',
  method: 'GET',
  path: '/api/v2/announcement/latest',
  auth: 'none',
  params: v.object({}),
  reply: read.maybe(AnnouncementSchema),
  source: 'E-46',
});
