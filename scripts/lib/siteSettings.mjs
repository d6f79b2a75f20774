/**
 * Reads the settings from a site's `/env.js`; empty when there is no such file.
 *
 * @param {string} site The site's URL, without a trailing slash.
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

/** Returns the paths of the school's own pages, which its settings list. */
export const schoolPagePaths = ({ pages }) =>
  (Array.isArray(pages) ? pages : []).map(({ slug }) => `/pages/${slug}`);
