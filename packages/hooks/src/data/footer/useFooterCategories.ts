import type { RefObject } from 'react';
import { getFooterCategories } from '@qinghe/api/resources/footer';
import type { FooterCategory } from '@qinghe/api/resources/footer';
import { freshness, mapQuery, orAbsent, useEndpoint, useNear } from '../swr/index.ts';
import type { DerivedQuery } from '../swr/index.ts';

/** Maximum number of topics in the footer (spec §9). */
export const FOOTER_CATEGORY_LIMIT = 6;

const INPUT = { platform: 'PC' } as const;

function firstOnes(categories: FooterCategory[]): FooterCategory[] {
  return categories.slice(0, FOOTER_CATEGORY_LIMIT);
}

/**
 * Loads the topics of the footer, at most six (contract O-01), once the element of `ref` comes near the viewport. Rows of an
 * unknown type are dropped; empty on a server without that module.
 */
export function useFooterCategories(): DerivedQuery<FooterCategory[]> & {
  ref: RefObject<HTMLElement | null>;
} {
  const { ref, input } = useNear(getFooterCategories, INPUT);
  const query = useEndpoint(getFooterCategories, input, { dedupingInterval: freshness.school });
  return { ...mapQuery(orAbsent(query, []), firstOnes), ref };
}
