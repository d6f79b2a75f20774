/**
 * Replays recorded replies through the real client: `npm run contract:replay -- DIR`.
 * Prints every file that an app would read wrong, and fails if there is one.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { load } from './load.mjs';

async function findFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const [directory] = process.argv.slice(2);
if (directory === undefined) {
  console.error('Usage: npm run contract:replay -- DIR');
  process.exit(2);
}

const folder = resolve(process.env.INIT_CWD ?? process.cwd(), directory);
const files = await findFiles(folder).catch((error) => {
  console.error(`Cannot read ${folder}: ${error.message}`);
  process.exit(2);
});
const { replayText } = await load('src/conformance/replay.ts');

let failed = 0;
for (const file of files) {
  const problems = await replayText(await readFile(file, 'utf8')).catch((error) => [String(error)]);
  if (problems.length === 0) continue;
  failed += 1;
  console.log(`${file}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
if (files.length === 0) console.log(`No .json file in ${folder}`);
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || files.length === 0 ? 1 : 0;
