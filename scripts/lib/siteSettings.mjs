/**
 * The settings that a site's `/env.js` writes.
 *
 * @param {string} site Where the site is, without a slash at the end.
 * @param {typeof fetch} [ask]
 * @returns {Promise<{ apiUrl?: string, pages?: unknown }>}
 */
export async function settingsOf(site, ask = fetch) {
  const reply = await ask(`${site}/env.js`);
  if (!reply.ok && reply.status !== 404) throw new Error(`${site}/env.js: HTTP ${reply.status}`);
  const script = reply.ok ? await reply.text() : '';
  const [, settings] = /window\.__QINGHE__\s*=\s*(\{.*\});?\s*$/s.exec(script) ?? [];
  return settings ? JSON.parse(settings) : {};
}

/** The paths of the pages that a school has written itself. */
export const schoolPagePaths = ({ pages }) =>
  (Array.isArray(pages) ? pages : []).map(({ slug }) => `/pages/${slug}`);
