// npm run vrt [-- NAME …]       compares the pictures of all stories, or of those whose title holds a NAME, with the baselines.
// npm run vrt:accept -- NAME …  takes the new pictures as baselines; without NAME all, and drops those without a story.
// --built                       takes Storybook as it was built last.
import './lib/nodeVersion.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { staleBaselines } from '../vrt/baselines.mjs';
import { whyNoPixels } from './lib/pixels.mjs';
import { root, run } from './lib/run.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const isBuilt = args.includes('--built');
const names = args.filter((arg) => !arg.startsWith('--'));
const escape = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function compare() {
  if (!isBuilt) {
    const { code } = await run(['npm', 'run', '--silent', 'build-storybook']);
    if (code !== 0) return code;
  }
  if (isUpdate && names.length === 0) for (const file of staleBaselines()) rmSync(file);
  const { code } = await run(
    [
      'playwright',
      'test',
      '-c',
      'vrt',
      'stories',
      `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
      ...(names.length > 0 ? ['-g', names.map(escape).join('|')] : []),
    ],
    { env: { QINGHE_STORIES: 'pictured' } },
  );
  if (code !== 0) console.log(`Before, after and difference: ${path.join(root, 'vrt-report')}`);
  return code;
}

const reason = whyNoPixels();
if (reason) {
  console.log(`pixels skipped: ${reason}`);
  process.exitCode = isUpdate ? 1 : 0;
} else {
  process.exitCode = await compare();
}
