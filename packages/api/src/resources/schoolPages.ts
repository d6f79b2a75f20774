import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const SchoolPageSchema = v.object({
  title: read.text,
  /** Description for search engines; '' for none. */
  description: read.text,
  /** Untrusted HTML. */
  html: read.text,
});

/** A page that the school has written itself. */
export type SchoolPage = v.InferOutput<typeof SchoolPageSchema>;

/** Reads a page of the school's own: a file beside the site, no call of the MeEdu server. */
export const getSchoolPage = endpoint({
  name: 'getSchoolPage',
  method: 'GET',
  path: '/pages/{slug}.json',
  auth: 'none',
  params: v.object({ slug: v.string() }),
  reply: SchoolPageSchema,
  source: 'ADR 35',
});
