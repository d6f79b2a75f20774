import { getFooterCategories } from '@qinghe/api/resources/activities';
import type { FooterCategory } from '@qinghe/api/resources/activities';
import { freshness, mapQuery, orAbsent, useEndpoint } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** Most topics that the footer shows (spec §9). */
export const FOOTER_CATEGORY_LIMIT = 6;

function firstOnes(categories: FooterCategory[]): FooterCategory[] {
  return categories.slice(0, FOOTER_CATEGORY_LIMIT);
}

/**
 * The topics of the footer, at most six (contract O-01). Rows of an unknown type are dropped; a
 * server without that module gives none.
 */
export function useFooterCategories(): DerivedQuery<FooterCategory[]> {
  const query = useEndpoint(
    getFooterCategories,
    { platform: 'PC' },
    { dedupingInterval: freshness.school },
  );
  return mapQuery(orAbsent(query, []), firstOnes);
}
