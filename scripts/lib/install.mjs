import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const readPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Returns a sentence about the first package of the lock file that is not installed; null when all are. */
export function findMissing() {
  const installedFile = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, installedFile))) return 'Nothing is installed yet';
  const locked = readPackages('package-lock.json');
  const installed = readPackages(installedFile);
  const isOther = ([name, { version, link }]) => !link && installed[name]?.version !== version;
  const missing = Object.entries(locked)
    .filter(([name, { optional, devOptional }]) => {
      // Packages of other platforms are locked but never installed here.
      const isAbsent = !installed[name];
      return name.includes('node_modules/') && !(isAbsent && (optional || devOptional));
    })
    .find(isOther);
  return missing
    ? `${missing[0].replace(/^.*node_modules\//, '')} is not what package-lock.json asks for`
    : null;
}

/** Installs the packages of the lock file unless they are installed already. Returns whether they are installed now. */
export async function ensureInstall() {
  const missing = findMissing();
  if (!missing) return true;
  console.log(`${missing}: npm ci`);
  const { code } = await run(['npm', 'ci', '--no-audit', '--no-fund']);
  if (code !== 0)
    console.error(
      '\nNothing can be done before this is installed. Is there a network, and does npm reach its registry (npm ping)?',
    );
  return code === 0;
}
