import lighthouse, { desktopConfig } from 'lighthouse';

/** The four Lighthouse categories that are scored; below them the audits that are reported as figures. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
  main: 'mainthread-work-breakdown',
  script: 'bootup-time',
  kb: 'total-byte-weight',
};

/** The storage types cleared before each run: all of them. Lighthouse's default keeps caches that make it a second visit. */
const FORGOTTEN = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'cookies',
  'local_storage',
  'indexeddb',
];

/**
 * Runs Lighthouse once as on a first visit, with its simulated throttling: slow 4G and a processor four times slower for
 * `mobile`, none for `desktop`.
 *
 * @param {string} url
 * @param {'mobile' | 'desktop'} preset
 * @param {number} port Where the browser listens for its debugger.
 */
async function runLighthouse(url, preset, port) {
  const flags = {
    port,
    logLevel: /** @type {const} */ ('silent'),
    output: /** @type {const} */ ('json'),
    clearStorageTypes: FORGOTTEN,
  };
  const result = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([name, id]) => [
        name,
        Number(
          ((lhr.audits[id]?.numericValue ?? NaN) / (name === 'kb' ? 1024 : 1)).toFixed(
            name === 'cls' ? 3 : 0,
          ),
        ),
      ]),
    ),
  };
}

const ROUNDS = 5;
const PATHS = { home: '/', 'course list': '/courses', 'course detail': '/courses/detail/1' };
const FULL = { accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Milliseconds that Lighthouse's simulated connection needs for a page of a single file: no page can be painted sooner.
 *
 * @type {Record<'http/1.1' | 'h2', number>}
 */
export const FLOOR = { 'http/1.1': 760, h2: 905 };

const UNITS = { lcp: 'ms', tbt: 'ms', main: 'ms', script: 'ms', kb: 'KB' };

/** Limits of each site: a score must be at least its `least`; a time, shift or size at most its `most`. */
const SITES = [
  {
    name: 'h5',
    base: '/h5',
    preset: /** @type {const} */ ('mobile'),
    least: { performance: 97, ...FULL },
    most: (protocol) => ({
      lcp: protocol === 'h2' ? 1050 : 900,
      tbt: 30,
      cls: 0.02,
      main: 1100,
      script: 500,
      kb: 250,
    }),
  },
  {
    name: 'web',
    base: '',
    preset: /** @type {const} */ ('desktop'),
    least: { performance: 99, ...FULL },
    most: () => ({ lcp: 350 }),
  },
];

/**
 * Runs Lighthouse on three pages of both sites; each figure is the median of five runs.
 *
 * @param {string} url
 * @param {number} port Where the browser listens for its debugger.
 * @param {keyof typeof FLOOR} [protocol] The server's protocol; `h2` with TLS.
 */
export async function benchLighthouse(url, port, protocol = 'http/1.1') {
  const results = [];
  for (const { name, base, preset, least, most } of SITES)
    for (const [page, path] of Object.entries(PATHS)) {
      const rounds = [];
      for (let count = 0; count < ROUNDS; count += 1)
        rounds.push(await runLighthouse(url + base + path, preset, port));
      const add = (key, limit, isMet) => {
        const values = rounds.map((round) => round[key]);
        const value = [...values].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
        const unit = UNITS[key] ?? '';
        results.push({
          label: `${name} ${page}, ${preset}: ${key}`,
          unit,
          value,
          values,
          limit,
          isMet: isMet(value),
        });
      };
      for (const [key, limit] of Object.entries(least)) add(key, limit, (value) => value >= limit);
      for (const [key, limit] of Object.entries(most(protocol)))
        add(key, limit, (value) => value <= limit);
    }
  return results;
}
