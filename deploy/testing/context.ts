import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names that `.dockerignore` lets into the build (`given`), and whether it excludes a file below them (`isLeft`). */
const ignore = readFileSync(path.join(root, '.dockerignore'), 'utf8').trim().split('\n');
const given = ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
const isLeft = (source: string) =>
  ignore
    .filter((line) => line !== '*' && !line.startsWith('!'))
    .some((pattern) =>
      pattern.startsWith('**/')
        ? path.basename(source) === pattern.slice(3)
        : path.relative(root, source) === pattern,
    );

/** Copies the files of a path that `.dockerignore` lets into the build; `.` copies all of them. */
export function copyGiven(source: string, to: string) {
  const names = source === '.' ? given : [source];
  for (const name of names) {
    if (!given.includes(name.split('/')[0] ?? ''))
      throw new Error(`.dockerignore keeps ${name} from the build.`);
    const target =
      source === '.' || to.endsWith('/')
        ? path.join(to, source === '.' ? name : path.basename(name))
        : to;
    cpSync(path.join(root, name), target, {
      recursive: true,
      filter: (file) => !isLeft(file),
    });
  }
}

/** Links the installed libraries into a copy of the sources, which keeps its own workspace packages. */
export function linkLibraries(to: string) {
  const from = path.join(root, 'node_modules');
  mkdirSync(path.join(to, 'node_modules'));
  for (const name of readdirSync(from))
    if (name !== '@qinghe' && name !== '.cache')
      symlinkSync(path.join(from, name), path.join(to, 'node_modules', name));
  cpSync(path.join(from, '@qinghe'), path.join(to, 'node_modules/@qinghe'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
