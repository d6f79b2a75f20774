import type { Report, Verdict } from './compat.ts';
import type { WritingCall } from './effects.ts';
import type { Finding } from './findings.ts';

/** Verdicts in the order of the report, the most urgent first. */
export const ORDER: readonly Verdict[] = [
  'failed',
  'different',
  'missing',
  'refused',
  'absent',
  'skipped',
  'works',
];

const WRITING_ORDER: readonly WritingCall['state'][] = ['made', 'untried', 'maybe', 'absent'];

const VERSIONS = {
  A: 'A, MeEdu 4.9.6',
  B: 'B, MeEdu 4.9.12 to 4.9.28',
  C: 'C, MeEdu 4.9.29 and later',
} as const;

const sorted = <T, K>(items: readonly T[], order: readonly K[], keyOf: (item: T) => K) =>
  items.toSorted((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));

/** A table of the report as rows of cells. */
interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Builds the content of the report, shared by the terminal and the page. */
function contentOf(api: string, report: Report, findings: readonly Finding[]) {
  const { generation, rows, writing } = report;
  const counts = ORDER.map(
    (verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length] as const,
  ).filter(([, count]) => count > 0);
  const tables: Table[] = [
    {
      title: 'Calls that read',
      head: ['verdict', 'call', 'what the server said', 'what the sites do'],
      rows: sorted(rows, ORDER, ({ verdict }) => verdict).map(({ verdict, path, note, site }) => [
        verdict,
        path,
        note,
        site,
      ]),
    },
    {
      title:
        'Calls that change something: none is tried but the login of an account and its logout',
      head: ['state', 'call', 'note'],
      rows: sorted(writing, WRITING_ORDER, ({ state }) => state).map(({ state, call, note }) => [
        state,
        call,
        note,
      ]),
    },
    {
      title: 'Settings',
      head: ['', 'of', ''],
      rows: findings.map(({ isOpen, subject, text }) => [isOpen ? 'look' : 'fine', subject, text]),
    },
  ];
  return {
    server: `${api}: generation ${generation ? VERSIONS[generation] : 'unknown'}`,
    counts: counts.map(([verdict, count]) => `${count} ${verdict}`).join(', '),
    tables,
  };
}

function alignedLines({ title, rows }: Table): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, place) => Math.max(most[place] ?? 0, cell.length)),
    [],
  );
  const lines = rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['', `# ${title}`, ...lines];
}

/** Formats the report for a terminal, with the counts last. */
export function toText(api: string, report: Report, findings: readonly Finding[]): string {
  const { server, counts, tables } = contentOf(api, report, findings);
  return [...tables.flatMap(alignedLines), '', server, counts].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const element = (name: string, inner: string, attributes = '') =>
  `<${name}${attributes}>${inner}</${name}>`;

function tableOf({ title, head, rows }: Table): string {
  const cells = (name: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => element(name, escape(cell), name === 'th' ? ' scope="col"' : '')).join('');
  return (
    element('h2', escape(title)) +
    element(
      'table',
      element('thead', element('tr', cells('th', head))) +
        element(
          'tbody',
          rows
            .map((row) => element('tr', cells('td', row), ` class="${escape(row[0] ?? '')}"`))
            .join('\n'),
        ),
    )
  );
}

const STYLE = `body{max-width:80rem;margin:2rem auto;padding:0 1rem;font:15px/1.6 system-ui,sans-serif;color:#122219;background:#fff}
table{border-collapse:collapse;width:100%}th,td{padding:.375rem .75rem;border-bottom:1px solid #dde7e0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td:first-child{font-weight:600;white-space:nowrap}.failed,.different,.missing,.look{background:#fdecea}.works td:first-child,.fine td:first-child{color:#0f6b43}
@media(prefers-color-scheme:dark){body{color:#e4efe8;background:#0e1612}th,td{border-color:#2a3a31}.failed,.different,.missing,.look{background:#4a1f1b}.works td:first-child,.fine td:first-child{color:#7fd6a8}}`;

/** Formats the report as a self-contained HTML page that opens from disk and makes no network requests. */
export function toPage(api: string, report: Report, findings: readonly Finding[]): string {
  const { server, counts, tables } = contentOf(api, report, findings);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>compat: ${escape(api)}</title><style>${STYLE}</style></head>
<body><h1>${escape(server)}</h1><p>${escape(counts)}</p>
${tables.map(tableOf).join('\n')}
</body></html>
`;
}
