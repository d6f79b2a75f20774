import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { readExports } from '../docs/exports.mjs';

const HEADS = {
  component: 'Components',
  hook: 'Hooks',
  function: 'Functions',
  class: 'Classes',
  value: 'Values',
  type: 'Types',
};

/**
 * Creates a function that returns the source of a type declaration, with the docstrings of its members.
 *
 * @param {string} root The repository's root.
 */
function createTypeReader(root) {
  /** @type {Map<string, Map<string, string>>} */
  const files = new Map();
  const readFile = (file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const declared = parseSync(file, code)
      .program.body.map((node) => node.declaration ?? node)
      .filter(({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration');
    return new Map(declared.map((node) => [node.id.name, code.slice(node.start, node.end)]));
  };
  return ({ name, signature, file }) => {
    const known = files.get(file) ?? readFile(file);
    files.set(file, known);
    return known.get(name) ?? signature;
  };
}

/** Writes the section of an export: name, docstring and signature. */
const entryOf = ({ name, signature, doc }) =>
  `### ${name}\n\n${doc ? `${doc}\n\n` : ''}\`\`\`ts\n${signature}\n\`\`\`\n`;

/** Writes the page of a subpath: its exports, grouped by kind. */
const pageOf = (subpath, list) =>
  [
    `# ${subpath}\n`,
    ...Object.entries(HEADS).flatMap(([kind, head]) => {
      const own = list.filter((item) => item.kind === kind);
      return own.length > 0 ? [`## ${head}\n`, ...own.map(entryOf)] : [];
    }),
  ].join('\n');

/**
 * Writes the reference of a package from its docstrings: a page for each subpath.
 *
 * @param {string} root The repository's root.
 * @param {string} name Such as `ui`.
 * @returns {{ id: string, title: string, content: string }[]}
 */
export function referencePages(root, name) {
  const readType = createTypeReader(root);
  return Object.entries(readExports(root))
    .filter(
      ([subpath, list]) =>
        subpath.startsWith(`@qinghe/${name}/`) && !subpath.includes('/testing') && list.length > 0,
    )
    .map(([subpath, list]) => {
      const rest = subpath.replace(`@qinghe/${name}/`, '');
      return {
        id: `reference-${rest.replaceAll('/', '-')}`,
        title: `Reference/${rest}`,
        content: pageOf(
          subpath,
          list.map((item) =>
            item.kind === 'type' ? { ...item, signature: readType(item) } : item,
          ),
        ),
      };
    });
}
