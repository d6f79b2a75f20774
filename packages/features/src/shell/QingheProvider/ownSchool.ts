import { keepTokenIn, type TokenStore } from '@qinghe/hooks/storage';

/** Settings that belong to one school. */
export interface OwnSchool {
  apiUrl?: string | undefined;
  settings?: object | undefined;
  tokens?: TokenStore | undefined;
}

const shown = new Set<OwnSchool>();

/**
 * Makes a school the page's own: its settings override those of `/env.js`, field by field. Does nothing on a server, where no
 * requests are sent while a page is rendered.
 *
 * @throws While another school is shown, because a page has only one set of stores, session and token.
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

/** Registers a school as shown on the page; returns a function that unregisters it. */
export function enterPage(school: OwnSchool): () => void {
  shown.add(school);
  return () => void shown.delete(school);
}
