import { keepTokenIn, type TokenStore } from '@qinghe/hooks/storage';

/** What tells one school from another. */
export interface OwnSchool {
  apiUrl?: string | undefined;
  settings?: object | undefined;
  tokens?: TokenStore | undefined;
}

const shown = new Set<OwnSchool>();

/**
 * Makes a school the page's own: its settings take the place of those of `/env.js`, field by field. On a server, where
 * nothing is asked for while a page is rendered, this does nothing.
 *
 * @throws While another one is shown: stores, session and token are one a page.
 */
export function adoptSchool(school: OwnSchool): OwnSchool {
  const { apiUrl, settings, tokens } = school;
  if ([...shown].some((other) => other.apiUrl !== apiUrl))
    throw new Error(
      'This page has a QingheProvider of another school. Show the second one by OtherSchool of @qinghe/hooks/data/swr.',
    );
  if (typeof window === 'undefined') return school;
  if (settings || apiUrl !== undefined)
    window.__QINGHE__ = {
      ...Object(window.__QINGHE__),
      ...settings,
      ...(apiUrl !== undefined && { apiUrl }),
    };
  keepTokenIn(tokens ?? null);
  return school;
}

/** Says that a school is on the page; returns what takes it off. */
export function enterPage(school: OwnSchool): () => void {
  shown.add(school);
  return () => void shown.delete(school);
}
