import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import { ownPaths } from '../contract/ownPaths.ts';
import * as read from '../contract/read.ts';

const FooterCategorySchema = v.object({
  /** Unique only together with `type`. */
  id: read.id,
  name: read.key,
  type: v.picklist(['course', 'activate']),
  sort: read.int,
});

/** A category for the footer (contract O-01). */
export type FooterCategory = v.InferOutput<typeof FooterCategorySchema>;

/** Lists categories of both kinds for the footer; there may be more than six. */
export const getFooterCategories = endpoint({
  name: 'getFooterCategories',
  method: 'GET',
  path: ownPaths.categoriesShow,
  auth: 'none',
  params: v.object({ platform: v.optional(v.picklist(['PC', 'H5'])) }),
  reply: read.list(FooterCategorySchema),
  source: 'O-01',
});
