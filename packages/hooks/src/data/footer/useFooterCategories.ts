import type { RefObject } from 'react';
import { getFooterCategories } from '@qinghe/api/resources/activities';
import type { FooterCategory } from '@qinghe/api/resources/activities';
import { freshness, mapQuery, orAbsent, useEndpoint, useNear } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** Most topics that the footer shows (spec §9). */
export const FOOTER_CATEGORY_LIMIT = 6;

const INPUT = { platform: 'PC' } as const;

function firstOnes(categories: FooterCategory[]): FooterCategory[] {
  return categories.slice(0, FOOTER_CATEGORY_LIMIT);
}

/**
 * The topics of the footer, at most six (contract O-01), asked for when the element of `ref` comes near. Rows of an unknown type are dropped; a
 * server without that module gives none.
 */
export function useFooterCategories(): DerivedQuery<FooterCategory[]> & {
  ref: RefObject<HTMLElement | null>;
} {
  const { ref, input } = useNear(getFooterCategories, INPUT);
  const query = useEndpoint(getFooterCategories, input, { dedupingInterval: freshness.school });
  return { ...mapQuery(orAbsent(query, []), firstOnes), ref };
}
