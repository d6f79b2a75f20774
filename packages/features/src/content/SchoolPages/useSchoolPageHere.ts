import type { SchoolPage } from '@qinghe/api/resources/schoolPages';
import { useSchoolPage } from '@qinghe/hooks/data/schoolPages';
import { isNotFound, type Query } from '@qinghe/hooks/data/swr';
import { readSchoolPages, schoolPageHref } from '@qinghe/hooks/env';
import { useLocation } from '@qinghe/features/routing/Routing';

/** The school's own page that the address names. */
export interface SchoolPageHere {
  /** Known before the text is loaded. */
  title: string;
  query: Query<SchoolPage>;
}

/** Returns the school's own page at this address; null if there is none, or no longer. */
export function useSchoolPageHere(): SchoolPageHere | null {
  const { pathname } = useLocation();
  const page = readSchoolPages().find(({ slug }) => schoolPageHref(slug) === pathname);
  const query = useSchoolPage(page?.slug ?? null);
  if (!page || (!query.data && isNotFound(query.error))) return null;
  return { title: query.data?.title || page.title, query };
}
