// npm run pack [-- DIR]: the packages api, hooks, ui and features as they are published, as tarballs in dist/packages.
// In the workspace they export their sources; published, they hold JavaScript with types beside it.
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
// For whoever tries them against the tarballs.
writeFileSync(path.join(out, 'snippets.json'), namedEmotion(JSON.stringify(snippetsOf(manifests))));
rmSync(emitted, { recursive: true, force: true });
// What has read the stories goes on watching them.
process.exit(0);
