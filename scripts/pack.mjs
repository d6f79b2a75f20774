// npm run pack [-- DIR]: the packages api, hooks, ui and features as they are published, as tarballs in dist/packages.
// In the workspace they export their sources; published, they hold JavaScript with types beside it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pagesOf, snippetsOf } from './lib/docs/pages.mjs';
import { readManifests } from './lib/docs/readManifests.mjs';
import { textFiles, writeText } from './lib/docs/text.mjs';
import { root } from './lib/run.mjs';

const PACKAGES = ['api', 'hooks', 'ui', 'features'];
/** The application has these once, and brings them. */
const PEERS = ['@emotion/react', 'react', 'react-dom', 'react-router-dom', 'swr', 'valtio'];
/** Only the demo school wants these. */
const OPTIONAL_PEERS = ['msw'];

/** Types that the compiler writes out although no source names their package. */
const TYPES = { ui: ['@emotion/utils'], features: ['@emotion/utils'] };

const out = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'));
const emitted = path.join(root, 'dist/emitted');

const isWithin =
  (list) =>
  ([name]) =>
    list.includes(name);

/** `./src/X.ts` as what the tarball has of it; files that are no code are exported as they are. */
function exportOf(source) {
  if (!/\.tsx?$/.test(source)) return source.replace('./src/', './dist/');
  const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

const installed = (name) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

function manifestOf(name) {
  const {
    private: _,
    scripts: __,
    ...manifest
  } = JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
  const dependencies = Object.entries(manifest.dependencies)
    .map(([dependency, version]) => [dependency, version === '*' ? manifest.version : version])
    .concat((TYPES[name] ?? []).map((dependency) => [dependency, installed(dependency)]));
  const peers = dependencies.filter(isWithin([...PEERS, ...OPTIONAL_PEERS]));
  const optional = peers.filter(isWithin(OPTIONAL_PEERS));
  return {
    ...manifest,
    license: 'MIT',
    files: ['dist', 'docs', 'llms.txt'],
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([entry]) => !entry.startsWith('./testing'))
        .map(([entry, source]) => [entry, exportOf(source)]),
    ),
    dependencies: Object.fromEntries(
      dependencies.filter(([dependency]) => !peers.some(isWithin([dependency]))),
    ),
    peerDependencies: Object.fromEntries(peers.map(([peer, version]) => [peer, `^${version}`])),
    ...(optional.length > 0 && {
      peerDependenciesMeta: Object.fromEntries(
        optional.map(([peer]) => [peer, { optional: true }]),
      ),
    }),
  };
}

/** Types name the files beside them as they were written; in a tarball those end in `.js`. */
function pointTypesAtScripts(dir) {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(dir, name);
    const types = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      types.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2'),
    );
  }
}

/** Which pages of the documentation a package brings. */
const PAGES = {
  api: /^data-api-/,
  hooks: /^data-hooks-/,
  ui: /^(foundations|components|patterns)-/,
  features: /^flows-/,
};

/** The pages that are a package's own, as Markdown beside its code. */
function writeDocs(name, dir, pages) {
  const files = textFiles(
    pages.filter(({ id }) => PAGES[name].test(id)),
    () => null,
  );
  writeText(path.join(dir, 'docs'), files);
  const { description = '' } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const indexes = [...files.keys()].filter((file) => file.startsWith('index-'));
  const lines = indexes.map((file) => `- [${file.slice(6, -3)}](docs/${file})`);
  writeFileSync(
    path.join(dir, 'llms.txt'),
    `# @qinghe/${name}\n\n> ${description}\n\nPages as Markdown, none over 6,000 tokens:\n\n${lines.join('\n')}\n`,
  );
}

const isAsset = (name) => /\.(?:css|svg|png|json|woff2)$|\.d\.ts$/.test(name);

function assemble(name, pages) {
  const dir = path.join(out, name);
  const source = path.join(root, 'packages', name, 'src');
  mkdirSync(dir, { recursive: true });
  cpSync(path.join(emitted, name, 'src'), path.join(dir, 'dist'), { recursive: true });
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isAsset))
    cpSync(path.join(source, file), path.join(dir, 'dist', file));
  pointTypesAtScripts(path.join(dir, 'dist'));
  for (const file of [`packages/${name}/README.md`, `packages/${name}/CHANGELOG.md`, 'LICENSE'])
    if (existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(dir, path.basename(file)));
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(manifestOf(name), null, 2)}\n`);
  writeDocs(name, dir, pages);
  const [{ filename, files, size }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  console.log(`${filename}  ${files.length} files  ${(size / 1024).toFixed(0)} KiB`);
}

rmSync(out, { recursive: true, force: true });
rmSync(emitted, { recursive: true, force: true });
execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.packages.json'], {
  cwd: root,
  stdio: 'inherit',
});
const manifests = await readManifests();
const pages = pagesOf(manifests);
for (const name of PACKAGES) assemble(name, pages);
// For whoever tries them against the tarballs.
writeFileSync(path.join(out, 'snippets.json'), JSON.stringify(snippetsOf(manifests)));
rmSync(emitted, { recursive: true, force: true });
// What has read the stories goes on watching them.
process.exit(0);
