// npm run vrt [-- NAME]         compares the pictures of all stories, or of those whose path holds NAME.
// npm run vrt:accept -- NAME    takes the new pictures as baselines.
import { whyNoPixels } from './lib/pixels.mjs';
import { run } from './lib/run.mjs';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const names = args.filter((arg) => arg !== '--update');
const reason = whyNoPixels();

if (reason) {
  console.log(`pixels skipped: ${reason}`);
  process.exitCode = isUpdate ? 1 : 0;
} else {
  const command = [
    'vitest',
    'run',
    '--project',
    'storybook',
    ...(isUpdate ? ['--update'] : []),
    ...names,
  ];
  process.exitCode = (await run(command, { env: { VRT: '1' } })).code;
}
