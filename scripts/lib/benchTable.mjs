/** Where the README holds the tables. */
const PLACE = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;

const COLUMNS = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
  lcp: 'LCP',
  tbt: 'TBT',
  cls: 'CLS',
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
 * The figures of bench/results.json as tables.
 *
 * @param {Record<string, { conditions: Parameters<typeof describe>[0], figures: Figure[] }>} results
 * @returns {string} Markdown.
 */
export function benchTables({ lighthouse, ...others }) {
  const parts = [];
  if (lighthouse)
    parts.push(
      `Lighthouse, medians of five (${describe(lighthouse.conditions)}):`,
      lighthouseTable(lighthouse.figures),
    );
  for (const name of ['in-use', 'long-course', 'messages']) {
    const part = others[name];
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
 * The README with the figures of bench/results.json in their place.
 *
 * @param {string} readme
 * @param {Parameters<typeof benchTables>[0]} results
 */
export const withBenchTables = (readme, results) =>
  readme.replace(PLACE, (_, begin, end) => `${begin}\n${benchTables(results)}\n\n${end}`);
