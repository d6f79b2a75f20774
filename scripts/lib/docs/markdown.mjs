import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../run.mjs';
import { readSource } from '../sources.mjs';
import { importLineOf } from './importLine.mjs';
import { columns } from './status.mjs';
import { readTokens } from './tokens.mjs';

/**
 * The data from which the blocks of documentation pages are written.
 *
 * @typedef {object} Sources
 * @property {Record<string, import('./exports.mjs').Exported[]>} exported Exports of the packages, by subpath.
 * @property {import('./status.mjs').StatusRow[]} status
 * @property {{ clauses: any[], proofs: any[], strings: any[] }} spec
 * @property {{ id: string, title: string, name: string, type: string, importPath: string, exportName?: string, tags?: string[] }[]} entries
 * @property {Record<string, { description?: string, reactDocgen?: any, stories: { id: string, description?: string, snippet?: string }[] }>} components
 */

const idOf = (title) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Escapes a text for a cell of a Markdown table. */
const cell = (text) => String(text).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** Writes inline code, between double backticks where it contains one. */
const inline = (code) => (code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``);

/** Writes a Markdown table without padding. */
const tableOf = (heads, rows) =>
  [heads, heads.map(() => '-'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

const fence = (code, language = 'tsx') => `\`\`\`${language}\n${code.trim()}\n\`\`\``;

/** Turns the {@link references} of a docstring into code. */
const prose = (text) => text.replaceAll(/\{@link ([^}]+)\}/g, '`$1`');

/** Returns the value of a literal expression; for a name or member its text, for anything else null. */
function valueOf(node) {
  if (!node) return true;
  if (node.type === 'JSXExpressionContainer') return valueOf(node.expression);
  if (node.type === 'ArrayExpression') return node.elements.map(valueOf);
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('');
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map(({ key, value }) => [key.name ?? key.value, valueOf(value)]),
    );
  if (node.type === 'MemberExpression') return `${node.object.name}.${node.property.name}`;
  if (node.type === 'Identifier') return node.name;
  return node.value ?? null;
}

/** Parses a block of a page: its name, attributes and children; null for code that is no JSX element. */
function readBlock(code) {
  const [statement] = parseSync('block.tsx', code).program.body;
  const element = statement?.expression;
  if (element?.type !== 'JSXElement') return null;
  const { name, attributes } = element.openingElement;
  return {
    name: name.name,
    props: Object.fromEntries(
      attributes.map((attribute) => [attribute.name.name, valueOf(attribute.value)]),
    ),
    children: element.children.map((child) =>
      child.type === 'JSXExpressionContainer' ? valueOf(child) : null,
    ),
    raw: (key) => {
      const found = attributes.find((attribute) => attribute.name.name === key)?.value;
      return found ? code.slice(found.start, found.end).replace(/^\{|\}$/g, '') : '';
    },
  };
}

/** Whether a text parses as one complete block. */
function isWhole(code) {
  const { errors, program } = parseSync('block.tsx', code);
  return errors.length === 0 && program.body.length === 1;
}

/** Lists the stories of some titles as links, a line for each title. */
const linksTo = (titles, { entries }) =>
  titles
    .map((title) => {
      const own = entries.filter((entry) => entry.type === 'story' && entry.title === title);
      return `- ${title}: ${own.map(({ id, name }) => `[${name}](?path=/story/${id})`).join(', ')}`;
    })
    .join('\n');

/** Lists the exports of a subpath, or of all that match a pattern with `*`. */
function exportsOf({ of, without = [] }, { exported }) {
  const isOwn = (subpath) =>
    of.endsWith('*') ? subpath.startsWith(of.slice(0, -1)) : subpath === of;
  return Object.entries(exported)
    .filter(([subpath]) => isOwn(subpath))
    .map(([subpath, list]) =>
      [
        `**${subpath}**`,
        '',
        ...list
          .filter(({ name, doc, kind }) => !without.includes(name) && (doc || kind !== 'type'))
          .map(({ signature, doc }) => `- ${inline(cell(signature))}: ${prose(doc)}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Writes the table of a component's props, from the manifest. */
function propsOf(component) {
  const props = Object.entries(component?.reactDocgen?.props ?? {});
  if (props.length === 0) return '';
  return tableOf(
    ['Prop', 'Type', 'Default', 'What it does'],
    props.map(([name, { required, tsType, defaultValue, description = '' }]) => [
      `\`${name}\`${required ? ' (required)' : ''}`,
      tsType ? `\`${tsType.raw ?? tsType.name}\`` : '',
      defaultValue ? `\`${defaultValue.value}\`` : '',
      prose(description),
    ]),
  );
}

/** Writes the status of a component with its facts, changes and import line. */
function headOf({ value }, { title, status, exported }) {
  const row = status.find((each) => each.title === title);
  const lines = [`Status: ${value}.`];
  if (row)
    lines.push(
      `Since ${row.since}; on ${row.screens.length} screens; ${row.stories} stories; keyboard: ${row.keyboard}; source: \`${row.folder}\`.`,
    );
  for (const { version, text } of row?.changes ?? []) lines.push(`- Changed (${version}): ${text}`);
  const line = importLineOf(title, exported);
  if (line) lines.push('', fence(line));
  return lines.join('\n');
}

/** Writes an example: a link to its story, its description and its code. */
function exampleOf({ of }, { stories, components }) {
  const entry = stories(of);
  if (!entry) return '';
  const found = Object.values(components)
    .flatMap((component) => component.stories)
    .find(({ id }) => id === entry.id);
  const { description = '', snippet } = found ?? {};
  const link = `Example: [${entry.name}](?path=/story/${entry.id})`;
  return [
    `${link}${description ? `: ${description.replaceAll(/\s+/g, ' ').trim()}` : ''}`,
    ...(snippet ? ['', fence(snippet)] : []),
  ].join('\n');
}

function clausesOf(_, { spec }) {
  return spec.clauses
    .map(({ id, sites, text }) => {
      const proofs = spec.proofs.filter(({ clauses }) => clauses.includes(id));
      const strings = spec.strings.filter(({ clause }) => clause === id);
      return [
        `- \`${id}\` (${sites.join(' ') || 'core'}): ${text}`,
        strings.length > 0 ? ` Strings: ${strings.map((string) => string.text).join(' · ')}.` : '',
        ` Proofs: ${proofs.length}${proofs[0] ? `, such as ${proofs[0].id ?? proofs[0].file}` : ''}.`,
      ].join('');
    })
    .join('\n');
}

/** Writes the table of the demo school's scenarios, read from their source. */
function scenariosOf() {
  const file = 'packages/api/src/mocks/scenarios.ts';
  const [ofScenarios = ''] = readSource('packages/api/src/mocks/titles.ts').split('networkTitles');
  const titles = new Map(
    Array.from(ofScenarios.matchAll(/^ {2}(\w+): '([^']+)',$/gm), ([, id, title]) => [id, title]),
  );
  const rows = [];
  const look = (node, name) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'ObjectExpression') {
      const text = (key) =>
        node.properties.find((property) => property.key?.name === key)?.value?.value;
      if (titles.has(name) && typeof text('description') === 'string')
        rows.push([`\`${name}\``, titles.get(name), text('description'), text('path') ?? '']);
    }
    for (const child of Object.values(node))
      if (child && typeof child === 'object')
        look(child, node.type === 'Property' ? (node.key.name ?? node.key.value) : name);
  };
  look(parseSync(file, readSource(file)).program, '');
  return tableOf(['Scenario', 'Name', 'What it shows', 'Where it shows best'], rows);
}

/** Lists the calls of the API, from the generated openapi.json. */
function callsOf() {
  const { paths } = JSON.parse(readSource('packages/api/openapi.json'));
  return Object.entries(paths)
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId, summary, security = [], 'x-source': source }]) =>
          `- \`${method.toUpperCase()} ${address}\` (${operationId}, ${source}): ${summary}${security.length > 0 ? '; with login' : ''}`,
      ),
    )
    .join('\n');
}

const sites = ['Desktop', 'Mobile'];
const screenOf = (title) =>
  title
    .split('/')[1]
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

function screensOf(_, { entries }) {
  const stories = entries.filter(
    ({ type, title }) => type === 'story' && /^(Desktop|Mobile)\//.test(title),
  );
  return [...new Set(stories.map(({ title }) => screenOf(title)))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((screen) => {
      const of = sites.map((site) => {
        const own = stories.filter(
          ({ title }) => title.startsWith(`${site}/`) && screenOf(title) === screen,
        );
        return own.length > 0 ? `${site}: ${own.map(({ id }) => id).join(', ')}` : '';
      });
      return `- ${screen}. ${of.filter(Boolean).join('. ')}`;
    })
    .join('\n');
}

const statusOf = (_, { status }) =>
  tableOf(
    ['Part', ...columns.map(([head]) => head)],
    status.map((row) => [row.title.split('/')[1], ...columns.map(([, read]) => read(row) ?? '?')]),
  );

/** The most users of a token that are listed by name; more are only counted. */
const MOST_USERS = 5;

/** Writers of Markdown, by the block's name. @type {Record<string, (props: any, context: any, block: any) => string>} */
const blocks = {
  Meta: () => '',
  Canvas: exampleOf,
  Controls: (_, { component }) => propsOf(component),
  ArgTypes: (_, { component }) => propsOf(component),
  Status: headOf,
  Exports: exportsOf,
  StoryLinks: ({ of }, context) => linksTo(of, context),
  StatePictures: ({ story, what }) =>
    `[${what}](?path=/story/${story}): \`pictures/${story}--light.png\`, \`pictures/${story}--dark.png\``,
  Anatomy: ({ parts }) => parts.map(([what], index) => `${index + 1}. ${what}`).join('\n'),
  DoDont: ({ doText, dontText }, _, { raw }) =>
    [
      ['Do', doText, raw('do')],
      ['Don’t', dontText, raw('dont')],
    ]
      .map(([head, words, code]) => `- ${head}: ${words}${code ? ` \`${cell(code)}\`` : ''}`)
      .join('\n'),
  Clauses: clausesOf,
  Coverage: (_, { spec }) => {
    const proved = new Set(spec.proofs.flatMap(({ clauses }) => clauses));
    return `${proved.size} of ${spec.clauses.length} clauses are proved.`;
  },
  Scenarios: scenariosOf,
  Screens: screensOf,
  StatusTable: statusOf,
  ApiReference: callsOf,
  TokenSearch: () =>
    tableOf(
      ['Token', 'Light', 'Dark', 'For', 'Used by'],
      readTokens()
        .filter(({ usedBy }) => usedBy.length > 0)
        .map(({ name, light, dark, description, usedBy }) => [
          `\`${name}\``,
          light,
          dark === light ? 'as light' : dark,
          description,
          usedBy.length > MOST_USERS
            ? `${usedBy.length} parts`
            : usedBy.map((title) => title.split('/')[1]).join(', '),
        ]),
    ),
  IconSearch: () =>
    Array.from(
      readSource('packages/ui/src/tokens/icons.ts').matchAll(/^ {2}(\w+),$/gm),
      ([, name]) => name,
    )
      .filter((name, index, all) => all.indexOf(name) === index)
      .join(', '),
  StoryCounts: (_, { entries }) =>
    `${entries.filter(({ type }) => type === 'story').length} stories.`,
  AccountMap: () => 'Drawn and walked on the page itself, from the transition table `nextDialog`.',
  Markdown: (_, { imports, folder }, { children: [name] }) => {
    const from = imports.get(name);
    return from ? readFileSync(path.join(root, folder, from.replace(/\?raw$/, '')), 'utf8') : '';
  },
};

/** The modules of packages/api with the constants that pages of the documentation use. */
const CONSTANTS = ['mocks/seed/people.ts', 'mocks/handlers/captcha.ts'];

/** Reads those constants, by name. @returns {Record<string, unknown>} */
const readConstants = () =>
  Object.fromEntries(
    CONSTANTS.flatMap((name) => {
      const file = `packages/api/src/${name}`;
      return parseSync(file, readSource(file)).program.body.flatMap(({ declaration }) =>
        (declaration?.declarations ?? []).map(({ id, init }) => [
          id.name,
          valueOf(init?.type.startsWith('TS') ? init.expression : init),
        ]),
      );
    }),
  );

/** Returns the value of a constant that a line uses, such as `{DEMO_MOBILES.ordinary}`; the unchanged text if unknown. */
function constantOf(written) {
  let value = /** @type {any} */ (readConstants());
  for (const key of written.split('.')) value = value?.[key];
  return value ?? `{${written}}`;
}

/** Maps the local names of a page's imports to their paths. */
const importsOf = (mdx) =>
  new Map(
    Array.from(mdx.matchAll(/^import (?:\* as )?(\w+) from '([^']+)';$/gm), ([, name, from]) => [
      name,
      from,
    ]),
  );

/**
 * Converts a page of the documentation to plain Markdown, with the output of its blocks.
 *
 * @param {string} mdx
 * @param {{ path: string, title: string }} page Its title, and its file relative to the root.
 * @param {Sources} sources
 */
export function expandPage(mdx, page, sources) {
  const folder = path.posix.dirname(page.path);
  const imports = importsOf(mdx);
  const component = sources.components[idOf(page.title)];
  const stories = (of) => {
    const [name, exportName] = String(of).split('.');
    const from = imports.get(name);
    const file = from && path.posix.join(folder, from);
    return sources.entries.find(
      (entry) => entry.importPath === `./${file}` && entry.exportName === exportName,
    );
  };
  const context = { ...sources, title: page.title, component, imports, folder, stories };
  const lines = mdx.split('\n');
  const out = [];
  let isCode = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^import .* from '/.test(line)) continue;
    if (isCode || !/^<[A-Z]/.test(line)) {
      out.push(
        isCode
          ? line
          : line
              .replaceAll(/<\/?code>/g, '`')
              .replaceAll(/\{([A-Z_]+(?:\.\w+)?)\}/g, (_, written) => constantOf(written)),
      );
      continue;
    }
    let end = at + 1;
    while (end < lines.length && !isWhole(lines.slice(at, end).join('\n'))) end += 1;
    const code = lines.slice(at, end).join('\n');
    const block = readBlock(code);
    const write = block && blocks[block.name];
    out.push(write ? write(block.props, context, block) : fence(code));
    at = end - 1;
  }
  return `${out
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Estimates the tokens of a text: one for four characters, or for one Chinese character. */
export function countTokens(text) {
  const wide = text.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return Math.ceil((text.length - wide) / 4 + wide);
}

/** The most tokens of one page. */
export const MOST_TOKENS = 6000;

/** Tokens reserved for the link to the next part. */
const ROOM = 60;

/**
 * Splits a page into parts of at most `MOST_TOKENS`, before a heading where possible, else before a list item, table row or
 * empty line.
 *
 * @param {string} text
 */
export function splitPage(text) {
  if (countTokens(text) <= MOST_TOKENS) return [text];
  const lines = text.split('\n');
  /** @type {string[]} */
  const parts = [];
  let from = 0;
  while (from < lines.length) {
    let size = 0;
    let isCode = false;
    let cut = lines.length;
    let heading = 0;
    let gap = 0;
    for (let at = from; at < lines.length; at += 1) {
      size += countTokens(`${lines[at]}\n`);
      if (size > MOST_TOKENS - ROOM) {
        cut = heading > from ? heading : gap > from ? gap : at;
        break;
      }
      if (lines[at].startsWith('```')) isCode = !isCode;
      if (isCode || at === from) continue;
      if (/^#{1,3} /.test(lines[at])) heading = at;
      else if (/^(- |\| |$)/.test(lines[at])) gap = at;
    }
    parts.push(`${lines.slice(from, cut).join('\n').trim()}\n`);
    from = cut;
  }
  return parts;
}
