/** The part of the README that contains the tables. */
const PLACE = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;

const COLUMNS = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
  main: 'Main thread',
  script: 'Script',
  kb: 'KB',
};

const PROTOCOLS = {
  lighthouse: 'HTTP/1.1, where the simulated line alone takes a phone 760 ms',
  'lighthouse-h2': 'HTTP/2 with TLS, where it takes 905 ms',
};

/**
 * @typedef {object} Figure One line of bench/results.json.
 * @property {string} label
 * @property {number} value
 * @property {string} unit
 * @property {number} limit
 * @property {boolean} isMet
 */

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** @param {Figure} figure */
const show = ({ value, unit, isMet, limit }) =>
  `${value}${unit && ` ${unit}`}${isMet ? '' : ` (limit ${limit})`}`;

/** Chromium reports no task shorter than 50 ms. @param {Figure} figure */
const showMeasured = ({ value, unit, limit }) =>
  value === 0 && limit === 50 ? 'under 50 ms' : `${value} ${unit}`;

/** @param {{ date: string, browser: string, machine: string, load: number[] }} conditions */
const describe = ({ date, browser, machine, load }) =>
  `${date.slice(0, 10)}, ${browser}, ${machine}, load ${load.join(' to ')}`;

/** @param {Figure[]} figures */
function lighthouseTable(figures) {
  const pages = new Map();
  for (const figure of figures) {
    const [page = '', key = ''] = figure.label.split(': ');
    pages.set(page, { ...pages.get(page), [key]: show(figure) });
  }
  return table(
    ['Page, preset', ...Object.values(COLUMNS)],
    [...pages].map(([page, values]) => [
      page,
      ...Object.keys(COLUMNS).map((key) => values[key] ?? ''),
    ]),
  );
}

/**
 * Formats the figures of bench/results.json as tables.
 *
 * @param {Record<string, { conditions: Parameters<typeof describe>[0], figures: Figure[] }>} results
 * @returns {string} Markdown.
 */
export function benchTables(results) {
  const parts = [];
  for (const [name, protocol] of Object.entries(PROTOCOLS)) {
    const part = results[name];
    if (!part) continue;
    parts.push(
      `Lighthouse over ${protocol}; medians of five (${describe(part.conditions)}):`,
      lighthouseTable(part.figures),
    );
  }
  for (const name of ['in-use', 'long-course', 'messages']) {
    const part = results[name];
    if (!part) continue;
    const rows = part.figures.map((figure) => [
      figure.label,
      showMeasured(figure),
      `${figure.limit} ${figure.unit}`,
    ]);
    parts.push(
      `\`npm run bench -- ${name}\` (${describe(part.conditions)}):`,
      table(['What', 'Measured', 'Limit'], rows),
    );
  }
  return parts.join('\n\n');
}

/**
 * Returns the README with its tables replaced by the figures of bench/results.json.
 *
 * @param {string} readme
 * @param {Parameters<typeof benchTables>[0]} results
 */
export const withBenchTables = (readme, results) =>
  readme.replace(PLACE, (_, begin, end) => `${begin}\n${benchTables(results)}\n\n${end}`);
