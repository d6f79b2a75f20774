/** Writes openapi.json from the endpoint table; with --check it fails if the file differs. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { load } from './load.mjs';

const target = new URL('../openapi.json', import.meta.url);
const resources = new URL('../src/resources/', import.meta.url);

const { endpoints } = await load('src/conformance/endpoints.ts');
const { buildOpenApi, readSummaries } = await load('src/conformance/openapi.ts');

const summaries = {};
for (const name of await readdir(resources)) {
  Object.assign(summaries, readSummaries(await readFile(new URL(name, resources), 'utf8')));
}

const text = `${JSON.stringify(buildOpenApi(endpoints, summaries), null, 2)}\n`;
if (!process.argv.includes('--check')) {
  await writeFile(target, text);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error('openapi.json is out of date: run "npm run openapi".');
  process.exitCode = 1;
}
