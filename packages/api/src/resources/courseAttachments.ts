import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

/** Fetches a link to a course's file, valid once and for an hour; 60 per hour. */
export const getCourseAttachment = endpoint({
  name: 'getCourseAttachment',
  method: 'GET',
  path: '/api/v3/course/{courseId}/attach/{id}',
  auth: 'required',
  params: v.object({ courseId: v.number(), id: v.number() }),
  reply: v.object({ download_url: read.key }),
  source: 'E-56',
  generations: ['B', 'C'],
});
