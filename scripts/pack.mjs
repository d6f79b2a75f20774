// npm run pack [-- DIR]: packs the packages api, hooks, ui and features for publication, as tarballs in DIR or dist/packages.
// In the workspace they export their sources; the tarballs contain JavaScript with type declarations.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf, snippetsOf } from './lib/docs/pages.mjs';
import { readManifests } from './lib/docs/readManifests.mjs';
import { textFiles, writeText } from './lib/docs/text.mjs';
import { namedEmotion, writeEmotion } from './lib/pack/emotion.mjs';
import { copyIcons, readIconFiles } from './lib/pack/icons.mjs';
import { changelogOf, manifestOf } from './lib/pack/manifest.mjs';
import { publishAll, readContexts } from './lib/pack/publishAll.mjs';
import { referencePages } from './lib/pack/reference.mjs';
import { root } from './lib/run.mjs';

const PACKAGES = ['api', 'hooks', 'ui', 'features'];

const out = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'));
const emitted = path.join(root, 'dist/emitted');
const LUCIDE = path.join(root, 'node_modules/lucide-react');

/** The pages of the documentation that each package contains, by id. */
const PAGES = {
  api: /^data-api-/,
  hooks: /^data-hooks-/,
  ui: /^(foundations|components|patterns)-/,
  features: /^flows-/,
};

/** Writes the documentation of a package as Markdown into its folder: its pages, its reference and llms.txt. */
function writeDocs(name, dir, pages) {
  const files = textFiles(
    [...pages.filter(({ id }) => PAGES[name].test(id)), ...referencePages(root, name)],
    () => null,
  );
  for (const [file, text] of files) files.set(file, namedEmotion(text));
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

function assemble(name, pages, known) {
  const dir = path.join(out, name);
  const source = path.join(root, 'packages', name, 'src');
  mkdirSync(dir, { recursive: true });
  const dist = path.join(dir, 'dist');
  cpSync(path.join(emitted, name, 'src'), dist, { recursive: true });
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isAsset))
    cpSync(path.join(source, file), path.join(dist, file));
  const icons = publishAll(dist, { ...known, isUi: name === 'ui' });
  if (name === 'ui')
    cpSync(path.join(emitted, 'emotion'), path.join(dist, 'vendor/emotion'), { recursive: true });
  if (icons.size > 0) copyIcons(LUCIDE, path.join(dist, 'vendor/lucide'), icons);
  for (const file of [`packages/${name}/README.md`, 'LICENSE'])
    cpSync(path.join(root, file), path.join(dir, path.basename(file)));
  writeFileSync(path.join(dir, 'CHANGELOG.md'), changelogOf(root, name));
  writeFileSync(
    path.join(dir, 'package.json'),
    `${JSON.stringify(manifestOf(root, name), null, 2)}\n`,
  );
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
const known = {
  contexts: readContexts(PACKAGES.map((name) => path.join(emitted, name))),
  iconFiles: readIconFiles(LUCIDE),
};
await writeEmotion(root, path.join(emitted, 'emotion'));
for (const name of PACKAGES) assemble(name, pages, known);
// For the tests that compile the snippets against the tarballs.
writeFileSync(path.join(out, 'snippets.json'), namedEmotion(JSON.stringify(snippetsOf(manifests))));
rmSync(emitted, { recursive: true, force: true });
// Ended explicitly: Storybook's index of stories keeps watching the files.
process.exit(0);
