/** What the sites know of a page of the school's own before it is opened. */
export interface SchoolPageLink {
  /** Its name in the address: `/pages/refund`. */
  slug: string;
  title: string;
  /** Whether the footer links to it. */
  isInFooter: boolean;
}

/** Whether a name can be that of a page: letters that everybody types alike. */
export const isSchoolPageSlug = (name: string): boolean =>
  /^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/.test(name);

/** The address of a page of the school's own. */
export const schoolPageHref = (slug: string): string => `/pages/${slug}`;

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/**
 * The pages that the school has written itself, from the field `pages` of `/env.js`, which the server makes from a folder. A
 * bad entry counts as absent. Apart from the other settings because only code that comes late wants it. Never throws.
 */
export function parseSchoolPages(settings: unknown): SchoolPageLink[] {
  const given = fieldsOf(settings).get('pages');
  return (Array.isArray(given) ? given : []).flatMap((value: unknown) => {
    const fields = fieldsOf(value);
    const [slug, title] = [fields.get('slug'), fields.get('title')];
    return typeof slug === 'string' && isSchoolPageSlug(slug) && typeof title === 'string' && title
      ? [{ slug, title, isInFooter: fields.get('isInFooter') !== false }]
      : [];
  });
}

/** {@link parseSchoolPages} of this deployment. */
export function readSchoolPages(): SchoolPageLink[] {
  return parseSchoolPages(typeof window === 'undefined' ? undefined : window.__QINGHE__);
}
