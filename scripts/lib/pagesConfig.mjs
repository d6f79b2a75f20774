const HEAD = `# Written by \`npm run aliases\` from packages/hooks/src/url/pages.ts: which addresses are pages (ADR 47).
# start.sh knows the pages that the school has written.
`;

/** The most digits by which ids of rows are told apart; longer ids count as this long. As in `missingRows.ts`. */
const LONGEST = 10;

const map = (source, name, lines) =>
  `map ${source} ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/**
 * Writes the nginx maps that recognise the pages of both sites.
 *
 * @param {{ desktop: readonly string[], mobile: readonly string[] }} pageSources
 * @param {string} rowSource
 */
export function pagesConfig({ desktop, mobile }, rowSource) {
  const lengths = Array.from({ length: LONGEST }, (_, index) => LONGEST - index);
  const digits = (count) => (count === LONGEST ? `{${count},}` : `{${count}}`);
  return [
    HEAD,
    map('$alias_uri', '$is_page', [
      'include ${QINGHE_CONF}/own-pages.conf;',
      '~^/(h5/)?index\\.html$ 1;',
      '~^/h5$ 1;',
      ...[...desktop, ...mobile.map((source) => `/h5${source}`)].map(
        (source) => `~^${source}${source.endsWith('/') ? '' : '/?'}$ 1;`,
      ),
      'default 0;',
    ]),
    map('"$is_page$old_address"', '$is_missing', ['0 1;', 'default 0;']),
    '# The row that a page is about, and what stands for all numbers as long as its own.\n',
    map('$alias_uri', '$row', [
      `"~^(?:/h5)?(?<row_path>${rowSource})/?$" $row_path;`,
      'default /none;',
    ]),
    map('$row', '$row_length', [
      ...lengths.map(
        (count) => `"~^(?<row_list>/.+/)[0-9]${digits(count)}$" "\${row_list}of-${count}-digits";`,
      ),
      'default /none;',
    ]),
    '# Where a page that was rendered in advance lies below the folder of its build.\n',
    map('"$uri?$args"', '$rendered', [
      '"~^(?<rendered_list>(?:/h5)?/announcement)/?\\?(?:.*&)?id=(?<rendered_id>[1-9][0-9]*)(?:&.*)?$" $rendered_list/$rendered_id;',
      'default $uri;',
    ]),
  ].join('');
}
