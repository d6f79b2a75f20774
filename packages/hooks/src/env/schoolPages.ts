/** Link to a page that the school has written itself. */
export interface SchoolPageLink {
  /** Name of the page in its address: `/pages/refund`. */
  slug: string;
  title: string;
  /** Whether the footer links to it. */
  isInFooter: boolean;
}

/** Whether a name can be used in the address of a page: 1 to 64 lowercase letters, digits and inner hyphens. */
export const isSchoolPageSlug = (name: string): boolean =>
  /^[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?$/.test(name);

/** Returns the address of a page that the school has written itself. */
export const schoolPageHref = (slug: string): string => `/pages/${slug}`;

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/**
 * Reads the field `pages` of `/env.js`, which the server generates from a folder of pages that the school has written. A bad
 * entry counts as absent. Not part of `parseEnv`, because only code that is loaded late needs it. Never throws.
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

/** Returns {@link parseSchoolPages} with the settings of this deployment. */
export function readSchoolPages(): SchoolPageLink[] {
  return parseSchoolPages(typeof window === 'undefined' ? undefined : window.__QINGHE__);
}
