// Fails when a package.json names a version that is not exact, or a workflow an action that is not pinned by its commit hash.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const inside = (dir) => readdirSync(path.join(root, dir)).map((name) => `${dir}/${name}`);

const manifests = [
  'package.json',
  ...['apps', 'packages'].flatMap(inside).map((dir) => `${dir}/package.json`),
];
const problems = manifests
  .filter((file) => existsSync(path.join(root, file)))
  .flatMap((file) => {
    const { dependencies, devDependencies, overrides } = JSON.parse(read(file));
    const ranges = [dependencies, devDependencies, ...Object.values(overrides ?? {})];
    return ranges
      .flatMap((list) => Object.entries(list ?? {}))
      .filter(([name, range]) => {
        const isOwn = name.startsWith('@qinghe/') && range === '*';
        return !isOwn && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range);
      })
      .map(([name, range]) => `${file}: ${name} is ${range}, not an exact version`);
  });

for (const file of inside('.github/workflows')) {
  for (const [, action] of read(file).matchAll(/uses:\s*(\S+)/g))
    if (!/@[0-9a-f]{40}$/.test(action))
      problems.push(`${file}: ${action} is not pinned by its hash`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
