import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emotionExports, emotionParts } from './emotion.mjs';

/** What the application has once and brings, with the versions that the tests of the tarballs have run with. */
const PEERS = {
  react: '^18.3.0 || ^19.0.0',
  'react-dom': '^18.3.0 || ^19.0.0',
  'react-router-dom': '^6.28.0 || ^7.0.0',
  swr: '^2.2.0',
  valtio: '^2.1.0',
};

/** Heavy, and wanted by a few modules only, most of them late: who uses these installs them. */
const OPTIONAL_PEERS = new Set(['msw', '@base-ui/react', 'hls.js', 'katex', 'highlight.js']);

/** What the account's dialogs are made of is no choice for whoever takes features. */
const FEATURES = ['@base-ui/react'];

/** Types that the compiler writes out although no source names their package. */
const TYPES = { ui: ['@emotion/utils'], features: ['@emotion/utils'] };

/** Copied as far as they are used. */
const COPIED = new Set(['lucide-react', '@emotion/react']);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `./src/X.ts` as what the tarball has of it; files that are no code are exported as they are. */
function exportOf(source) {
  if (!/\.tsx?$/.test(source)) return source.replace('./src/', './dist/');
  const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** What all packages are found by. */
const KEYWORDS = ['meedu', 'online-school', 'education', 'react', 'typescript'];

/**
 * Where the sources are: the sources do not say, whoever releases them does (docs/adr/0061-packages-for-others.md).
 *
 * @param {string} name Such as `ui`.
 * @param {Record<string, string | undefined>} env GITHUB_SERVER_URL and GITHUB_REPOSITORY, as a release has them.
 */
export function originOf(name, { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }) {
  if (!server || !repository) return {};
  const url = `${server}/${repository}`;
  return {
    homepage: `${url}/tree/main/packages/${name}#readme`,
    repository: { type: 'git', url: `git+${url}.git`, directory: `packages/${name}` },
    bugs: `${url}/issues`,
  };
}

/**
 * A package's manifest as it is published.
 *
 * @param {string} root The repository's root.
 * @param {string} name Such as `ui`.
 */
export function manifestOf(root, name) {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    ...manifest
  } = readJson(path.join(root, 'packages', name, 'package.json'));
  const installed = (dependency) =>
    readJson(path.join(root, 'node_modules', dependency, 'package.json')).version;
  const own = Object.keys(manifest.dependencies).filter((dependency) => !COPIED.has(dependency));
  const parts = name === 'ui' ? emotionParts(root) : {};
  const more = [
    ...Object.keys(parts),
    ...(TYPES[name] ?? []),
    ...(name === 'features' ? FEATURES : []),
  ];
  const all = [...new Set([...own, ...more])].toSorted((a, b) => a.localeCompare(b));
  const isOptional = (dependency) =>
    OPTIONAL_PEERS.has(dependency) && !(name === 'features' && FEATURES.includes(dependency));
  const optional = all.filter(isOptional);
  const peers = all.filter((dependency) => dependency in PEERS || isOptional(dependency));
  // Our packages are released together.
  const rangeOf = (dependency) => {
    if (dependency in parts) return parts[dependency];
    const declared = manifest.dependencies[dependency];
    return declared === '*' ? manifest.version : `^${declared ?? installed(dependency)}`;
  };
  const ranges = (list, rangeFor) =>
    Object.fromEntries(list.map((dependency) => [dependency, rangeFor(dependency)]));
  return {
    ...manifest,
    keywords: [...KEYWORDS, ...(manifest.keywords ?? [])],
    license: 'MIT',
    ...originOf(name, process.env),
    files: ['dist', 'docs', 'llms.txt', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(
        Object.entries(manifest.exports)
          .filter(([entry]) => !entry.startsWith('./testing'))
          .map(([entry, source]) => [entry, exportOf(source)]),
      ),
      ...(name === 'ui' && emotionExports()),
    },
    dependencies: ranges(
      all.filter((dependency) => !peers.includes(dependency)),
      rangeOf,
    ),
    peerDependencies: ranges(peers, (peer) => PEERS[peer] ?? rangeOf(peer)),
    ...(optional.length > 0 && {
      peerDependenciesMeta: ranges(optional, () => ({ optional: true })),
    }),
  };
}

/** A note of `.changeset`: the packages it is about, and its words. */
function readNote(file) {
  const [, head = '', words = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const kinds = new Map(
    Array.from(head.matchAll(/['"]@qinghe\/(\w+)['"]: (\w+)/g), ([, name, kind]) => [name, kind]),
  );
  return { kinds, words: words.trim() };
}

/**
 * What has changed for users of a package: what releases say, and before it what waits for the next one.
 *
 * @param {string} root The repository's root.
 * @param {string} name Such as `ui`.
 */
export function changelogOf(root, name) {
  const folder = path.join(root, '.changeset');
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => readNote(path.join(folder, file)))
    .filter(({ kinds }) => kinds.has(name));
  const { version } = readJson(path.join(root, 'packages', name, 'package.json'));
  const sections = ['major', 'minor', 'patch'].flatMap((kind) => {
    const lines = notes
      .filter(({ kinds }) => kinds.get(name) === kind)
      .map(({ words }) => `- ${words.replaceAll('\n', '\n  ')}`);
    return lines.length > 0 ? [`### ${kind}\n\n${lines.join('\n')}\n`] : [];
  });
  const file = path.join(root, 'packages', name, 'CHANGELOG.md');
  const released = existsSync(file) ? readFileSync(file, 'utf8').replace(/^# .*\n+/, '') : '';
  const waiting = sections.length > 0 ? `## After ${version}\n\n${sections.join('\n')}\n` : '';
  return `# @qinghe/${name}\n\n${waiting}${released}`;
}
