// Converts compiled modules for the published tarballs: for older versions of React and SWR, for server components, for Node
// without a bundler, and without the size of all icons. The sources contain none of this.
import { parseSync } from 'vite';
import { emotionOf } from './emotion.mjs';

/** Names that older versions of a package lack, by package, with our module from which they are imported instead. */
export const COMPAT = {
  react: { file: 'compat.js', names: ['use', 'useEffectEvent', 'ViewTransition'] },
  swr: { file: 'compatSwr.js', names: ['useSWRConfig'] },
};

/** Packages whose importers are client modules: they run in the browser, or when a server renders a client component. */
const CLIENT =
  /^(?:react|react-dom|@emotion\/|swr|valtio|react-router-dom|@base-ui\/|lucide-react)/;
/** Exceptions of `CLIENT`: modules for servers. */
const SERVER = /^react-dom\/(?:static|server)/;

const isHook = (name) => /^use[A-Z]/.test(name);
const isComponent = (name) => /^[A-Z][a-z]/.test(name);

/** Lists the names of a module's contexts: React 18 renders only their `Provider`, not the context itself. */
export const contextsIn = (code) =>
  Array.from(code.matchAll(/\bconst (\w+) = createContext\b/g), ([, name]) => name);

/** Whether a component may take a `ref`: its props have a rest element or name `ref`, or are not destructured. */
function mayTakeRef([props]) {
  if (props?.type === 'Identifier') return true;
  return (
    props?.type === 'ObjectPattern' &&
    props.properties.some(({ type, key }) => type === 'RestElement' || key?.name === 'ref')
  );
}

const declarationOf = (node) =>
  /^Export(?:Named|Default)Declaration$/.test(node.type) ? node.declaration : node;

function exportedNames(body) {
  return body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (!declaration) return [];
    return declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id?.name ?? ''];
  });
}

const isReexport = ({ type, source, declaration }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && source && !declaration);

const specifierOf = ({ imported, local }) =>
  !imported || imported.name === local.name ? local.name : `${imported.name} as ${local.name}`;

function importLines(node, toRoot, iconFiles) {
  const from = node.source.value;
  if (from === 'lucide-react')
    return node.specifiers
      .map(({ imported, local }) => {
        const file = `${toRoot}vendor/lucide/icons/${iconFiles.get(imported.name)}.js`;
        return `import ${local.name} from '${file}';`;
      })
      .join('\n');
  const compat = COMPAT[from];
  const taken = compat
    ? node.specifiers.filter(({ imported }) => compat.names.includes(imported?.name))
    : [];
  if (taken.length === 0) return null;
  const rest = node.specifiers.filter((specifier) => !taken.includes(specifier));
  const isDefault = ({ type }) => type === 'ImportDefaultSpecifier';
  const named = rest.filter((specifier) => !isDefault(specifier)).map(specifierOf);
  const parts = [
    ...rest.filter(isDefault).map(({ local }) => local.name),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return [
    ...(parts.length > 0 ? [`import ${parts.join(', ')} from '${from}';`] : []),
    `import { ${taken.map(specifierOf).join(', ')} } from '${toRoot}${compat.file}';`,
  ].join('\n');
}

/**
 * Converts a compiled module for the tarball; also returns the names of the icons that it imports.
 *
 * @param {string} code The output of the compiler.
 * @param {{ toRoot: string, emotion: string, contexts: ReadonlySet<string>, iconFiles: ReadonlyMap<string, string> }} place
 *   `toRoot`: the relative path from the module to `dist/`, with a trailing `/`; `emotion`: the package or path of Emotion;
 *   `contexts`: the names of all contexts; `iconFiles`: the files of icons, by name.
 */
export function publishModule(code, { toRoot, emotion, contexts, iconFiles }) {
  const { program } = parseSync('module.js', code);
  const { body } = program;
  const edits = [];
  const icons = [];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  for (const node of imports) {
    if (node.source.value === 'lucide-react')
      icons.push(...node.specifiers.map(({ imported }) => imported.name));
    const lines = importLines(node, toRoot, iconFiles);
    const ours = emotionOf(node.source.value, emotion);
    if (ours !== null) edits.push([node.source.start, node.source.end, `'${ours}'`]);
    else if (lines !== null) edits.push([node.start, node.end, lines]);
    else if (/\.(?:svg|png|json)$/.test(node.source.value))
      edits.push([node.source.start, node.source.end, `'${node.source.value}.js'`]);
  }

  const takers = [];
  if (imports.some(({ source }) => source.value.endsWith('/jsx-runtime')))
    for (const node of body) {
      const declared = declarationOf(node);
      if (declared?.type !== 'FunctionDeclaration' || declared.async) continue;
      const name = declared.id?.name ?? '';
      if (!isComponent(name) || !mayTakeRef(declared.params)) continue;
      const isDefault = node.type === 'ExportDefaultDeclaration';
      const isExported = node.type === 'ExportNamedDeclaration';
      edits.push([node.start, declared.id.end, `function ${name}$`]);
      takers.push(
        `${isExported ? 'export ' : ''}const ${name} = /*#__PURE__*/ takesRef(${name}$, '${name}');${
          isDefault ? `\nexport { ${name} as default };` : ''
        }`,
      );
    }
  // Inserted after the imports: function declarations are hoisted, and no code of the module has used the component yet.
  const at = imports.at(-1)?.end ?? 0;
  if (takers.length > 0)
    edits.push([at, at, `\nimport { takesRef } from '${toRoot}compat.js';\n${takers.join('\n')}`]);

  let published = code;
  for (const [start, end, text] of edits.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]))
    published = published.slice(0, start) + text + published.slice(end);
  published = published.replaceAll(
    /\b(_jsxs?|createElement)\((\w+)(?=,|\))/g,
    (call, make, name) => (contexts.has(name) ? `${make}(${name}.Provider` : call),
  );

  const isOfClient =
    imports.some(({ source }) => CLIENT.test(source.value) && !SERVER.test(source.value)) ||
    exportedNames(body).some(isHook);
  const isOfServer = imports.some(({ source }) => SERVER.test(source.value));
  const isDoor = body.length > 0 && body.every(isReexport);
  const isMarked = isOfClient && !isOfServer && !isDoor;
  return { code: isMarked ? `'use client';\n${published}` : published, icons };
}

/**
 * Converts type declarations for the tarball: relative imports end with `.js`, and icons are imported from our copy.
 *
 * @param {string} types
 * @param {string} toRoot The relative path from the module to `dist/`, with a trailing `/`.
 */
export const publishTypes = (types, toRoot) =>
  types
    // Components return React's JSX type, whichever JSX runtime applies their styles.
    .replaceAll('@emotion/react/jsx-runtime', 'react/jsx-runtime')
    .replaceAll(
      /((?:from |import\()['"])lucide-react(['"])/g,
      `$1${toRoot}vendor/lucide/index.js$2`,
    )
    .replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');

/** Writes an SVG as a module that exports a data URL, which is the same in a browser and on a server. */
export const drawingModule = (svg) =>
  `export default ${JSON.stringify(
    `data:image/svg+xml,${svg
      .replaceAll(/>\s+</g, '><')
      .replaceAll('"', "'")
      .replaceAll(/[%#<>\n]/g, (sign) => encodeURIComponent(sign))
      .trim()}`,
  )};\n`;

/** Writes a module that exports the URL of a picture file, for pictures that other sites must be able to fetch. */
export const pictureModule = (name) =>
  `export default new URL('./${name}', import.meta.url).href;\n`;

/** Writes JSON as a module: Node needs an import attribute for JSON, and bundlers differ in its syntax. */
export const dataModule = (json) => `export default ${json.trim()};\n`;
