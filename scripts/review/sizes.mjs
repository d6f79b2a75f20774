import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { BUDGETS, firstLoad, PAGES, totalKib } from '../lib/firstLoad.mjs';
import { quietEnv, root } from '../lib/run.mjs';
import { linkFolder } from '../lib/scratch.mjs';

/** The size of a page's first load, in KiB of brotli. @typedef {{ site: string, page: string, kib: number }} Size */

/** Builds a checkout and measures its pages; empty when the build fails. @param {string} folder @returns {Promise<Size[]>} */
export async function sizesOf(folder) {
  const { status } = spawnSync(
    path.join(folder, 'node_modules/.bin/turbo'),
    ['run', 'build', '--filter=@qinghe/web', '--filter=@qinghe/h5', '--output-logs=errors-only'],
    { cwd: folder, env: quietEnv, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) return [];
  return Object.keys(BUDGETS).flatMap((site) => {
    const dist = path.join(folder, 'apps', site, 'dist');
    return [{ label: 'home', page: 'Home' }, ...PAGES].map(({ label, ...route }) => ({
      site,
      page: label,
      kib: totalKib(firstLoad(dist, route)),
    }));
  });
}

/** Measures a commit in a separate checkout, with the packages that are installed here. @returns {Promise<Size[]>} */
export async function sizesAt(commit) {
  const folder = path.join(root, 'scratch', `review-${process.pid}`);
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('worktree', 'add', '--detach', folder, commit);
  try {
    linkFolder(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    return await sizesOf(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
