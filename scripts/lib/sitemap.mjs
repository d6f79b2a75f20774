/** Lists of the API whose rows each have a public page (contract E-52, E-58, E-44). */
const LISTS = [
  {
    path: '/api/v2/courses',
    query: 'category_id=0&scene=',
    size: 'page_size',
    to: (id) => `/courses/detail/${id}`,
  },
  {
    path: '/api/v2/activates',
    query: 'category_id=0&scene=',
    size: 'page_size',
    to: (id) => `/activates/detail/${id}`,
    mayLack: true,
  },
  { path: '/api/v2/announcements', query: '', size: 'size', to: (id) => `/announcement?id=${id}` },
];
const FIXED = ['/', '/courses', '/activates', '/announcement', '/about'];
/** Whether a page depends on the current hour: it shows which activities are over and which are to come. */
export const isTimed = (address) => /^\/$|^\/activates/.test(address);

/** The files that `npm run sitemap` writes. */
export const SITEMAP_FILES = ['sitemap.xml', 'robots.txt'];

const PAGE_SIZE = 50;
/** The most URLs in one sitemap (sitemaps.org). */
const MOST = 50_000;

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the day on which a row was changed or created; '' when it is unknown. */
function changedAt({ updated_at: updated, created_at: created }) {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(String(updated ?? created ?? '')) ?? [''];
  return Number.isNaN(Date.parse(day)) ? '' : day;
}

/** Describes a reply that is no list, for an error message. */
const troubleOf = (reply) =>
  isRecord(reply) ? `code ${reply.code} ${reply.message ?? ''}`.trim() : 'no such list';

/**
 * Whether a reply means that the server has no such list: `404`, or the vague `1 错误` where the server is a 4.9.6, which has
 * no other error (ADR 27).
 */
async function isLacking(reply, loadConfig) {
  if (reply === null || Number(reply.code) === 404) return true;
  if (Number(reply.code) !== 1 || reply.message !== '错误') return false;
  const { data } = Object(await loadConfig());
  return isRecord(data) && !data.vip_protocol;
}

/** Reads the rows and the total of a list, in any of the shapes that servers send (contract 1.5). */
function readPage({ data }) {
  const lists = Array.isArray(data)
    ? [data]
    : isRecord(data)
      ? [data.data, ...Object.values(data)]
      : [];
  const inner = lists.find((value) => isRecord(value) && Array.isArray(value.data));
  const rows = lists.find(Array.isArray) ?? inner?.data ?? [];
  const total = Number(isRecord(data) ? (data.total ?? inner?.total) : rows.length);
  return {
    rows: rows.filter((row) => isRecord(row) && row.id),
    total: total || rows.length,
  };
}

/**
 * Lists the paths of all public pages of a school. A list that the server does not have is left out; one that fails rejects.
 *
 * @param {string} api The URL of the API, without a trailing slash.
 * @param {(url: string) => Promise<unknown>} load Returns the JSON of a URL, or null where there is none.
 * @param {(path: string, date: string) => void} [onDate] Called for each page whose last change is known.
 * @returns {Promise<string[]>}
 */
export async function publicPaths(api, load, onDate = () => {}) {
  const paths = [...FIXED];
  const loadConfig = () => load(`${api}/api/v2/other/config`);
  for (const { path, query, size, to, mayLack = false } of LISTS) {
    const ids = new Set();
    for (let page = 1; ; page += 1) {
      const params = [`page=${page}`, `${size}=${PAGE_SIZE}`, query].filter(Boolean).join('&');
      const known = ids.size;
      const url = `${api}${path}?${params}`;
      const reply = await load(url);
      if (mayLack && (await isLacking(reply, loadConfig))) break;
      if (Number(reply?.code) !== 0 || typeof reply.data !== 'object')
        throw new Error(`${url}: ${troubleOf(reply)}`);
      const { rows, total } = readPage(reply);
      for (const row of rows) {
        ids.add(row.id);
        const changed = changedAt(row);
        if (changed) onDate(to(encodeURIComponent(String(row.id))), changed);
      }
      if (ids.size === known || ids.size >= total) break;
    }
    for (const id of ids) paths.push(to(encodeURIComponent(String(id))));
  }
  return paths.slice(0, MOST);
}

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Writes the sitemap of a site's paths (sitemaps.org), with the day of the last change where it is known. */
export function sitemap(site, paths, dates = new Map()) {
  const dated = (path) => (dates.has(path) ? `<lastmod>${dates.get(path)}</lastmod>` : '');
  const urls = paths
    .map((path) => `  <url><loc>${escape(site + path)}</loc>${dated(path)}</url>\n`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}
