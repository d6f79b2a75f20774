import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emotionExports, emotionParts } from './emotion.mjs';

/** Peer dependencies, which the application installs once, with the version ranges with which the tarballs are tested. */
const PEERS = {
  react: '^18.3.0 || ^19.0.0',
  'react-dom': '^18.3.0 || ^19.0.0',
  'react-router-dom': '^6.28.0 || ^7.0.0',
  swr: '^2.2.0',
  valtio: '^2.1.0',
};

/** Large packages that only a few modules use, mostly loaded late: an application that uses those modules installs them. */
const OPTIONAL_PEERS = new Set(['msw', '@base-ui/react', 'hls.js', 'katex', 'highlight.js']);

/** Optional peers that `@qinghe/features` requires, as the account dialogs need them. */
const FEATURES = ['@base-ui/react'];

/** Packages that appear in the compiled types although no source imports them. */
const TYPES = { ui: ['@emotion/utils'], features: ['@emotion/utils'] };

/** Packages of which the used parts are copied into ours, so that they are no dependencies. */
const COPIED = new Set(['lucide-react', '@emotion/react']);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Converts an export of `./src/X.ts` to the compiled files in the tarball; other files keep their kind. */
function exportOf(source) {
  if (!/\.tsx?$/.test(source)) return source.replace('./src/', './dist/');
  const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** The npm keywords of all packages. */
const KEYWORDS = ['meedu', 'online-school', 'education', 'react', 'typescript'];

/**
 * Returns the manifest's links to the repository. They are not in the sources but set by the release
 * (docs/adr/0061-packages-for-others.md).
 *
 * @param {string} name Such as `ui`.
 * @param {Record<string, string | undefined>} env GITHUB_SERVER_URL and GITHUB_REPOSITORY, set in a release.
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
 * Builds a package's manifest as it is published.
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
  // Our packages are released together, so they depend on each other's exact version.
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

/** Parses a changeset: the kind of change for each package, and its text. */
function readNote(file) {
  const [, head = '', words = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const kinds = new Map(
    Array.from(head.matchAll(/['"]@qinghe\/(\w+)['"]: (\w+)/g), ([, name, kind]) => [name, kind]),
  );
  return { kinds, words: words.trim() };
}

/**
 * Builds the changelog of a package: the changes pending for the next release, then those of past releases.
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
