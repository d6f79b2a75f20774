/**
 * @typedef {import('../../packages/hooks/src/url/aliases.ts').Alias} Alias
 * @typedef {import('../../packages/hooks/src/url/aliases.ts').QueryAlias} QueryAlias
 */

const NUMBER = '[1-9][0-9]*';
const HEAD = `# Written by \`npm run aliases\` from packages/hooks/src/url/aliases.ts: where old addresses lead (ADR 26).
# $old_address is the address here, empty for what is none. Patterns, because plain names ignore the case.
`;

const block = (source, name, lines, fallback) =>
  `map ${source} ${name} {\n${[...lines, `default ${fallback};`].map((line) => `  ${line}\n`).join('')}}\n`;

const pattern = (path) => path.replace(':id', `(?<alias_id>${NUMBER})`);
const target = (text) => text.replace(':id', '$alias_id');

/** Lists every alias once per site: the old path, then the path and query it leads to. @param {readonly Alias[]} aliases */
const rowsOf = (aliases) =>
  aliases.flatMap(({ from, desktop, mobile }) => [
    [from, ...desktop.split('?')],
    ...(mobile === null ? [] : [[`/h5${from}`, ...`/h5${mobile}`.split('?')]]),
  ]);

/**
 * Writes the nginx maps that redirect old addresses to their pages.
 *
 * @param {readonly Alias[]} aliases
 * @param {readonly QueryAlias[]} queryAliases
 */
export function aliasConfig(aliases, queryAliases) {
  const rows = rowsOf(aliases);
  const pages = [...new Set(queryAliases.map(({ page }) => page))];
  const queries = queryAliases.flatMap(({ page, name, to, values }) => {
    const at = `(?:/h5)?${page.replace(':id', NUMBER)}`;
    const line = (value, known) =>
      `"~^${at}\\?(?<alias_before>(?:.*&)?)${name}=${value}(?<alias_after>(?:&.*)?)$" "\${alias_before}${to}=${known}$alias_after";`;
    return values
      ? Object.entries(values).map(([old, known]) => line(old, known))
      : [line('(?<alias_value>[^&]*)', '$alias_value')];
  });
  return [
    HEAD,
    '# An encoded slash is part of a name.\n',
    block('$request_uri', '$alias_uri', ['"~*^[^?]*%2f" "";'], '$uri'),
    block(
      '$alias_uri',
      '$alias_page',
      rows.map(([from, page]) => `~^${pattern(from)}/?$ ${target(page)};`),
      '""',
    ),
    block(
      '$alias_uri',
      '$alias_own',
      rows.flatMap(([from, , own]) => (own ? [`~^${pattern(from)}/?$ ${target(own)};`] : [])),
      '""',
    ),
    '# The page that shows: the one an old address leads to, or one whose query may be old.\n',
    block(
      '"$alias_page:$alias_uri"',
      '$alias_at',
      [
        '"~^(?<alias_moved>/[^:]*):" $alias_moved;',
        ...pages.map(
          (page) => `"~^:(?<alias_there>(?:/h5)?${page.replace(':id', NUMBER)})/?$" $alias_there;`,
        ),
      ],
      '""',
    ),
    block('"$alias_at?$args"', '$alias_query', queries, '""'),
    block('$alias_query', '$alias_rest', ['"" $args;'], '$alias_query'),
    block(
      '"$alias_own:$alias_rest"',
      '$alias_search',
      [
        '":" "";',
        '"~^:(?<alias_given>.*)$" ?$alias_given;',
        '"~^(?<alias_first>[^:]+):$" ?$alias_first;',
        '"~^(?<alias_front>[^:]+):(?<alias_end>.*)$" ?$alias_front&$alias_end;',
      ],
      '""',
    ),
    block('"$alias_page:$alias_query"', '$old_address', ['":" "";'], '$alias_at$alias_search'),
  ].join('');
}
