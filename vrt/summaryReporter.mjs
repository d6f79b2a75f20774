import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** What differed in the last run; `npm run vrt:accept` takes these pictures. */
export const changesFile = fileURLToPath(
  new URL('../test-results/vrt-changes.json', import.meta.url),
);

/** How many stories pass between two lines that say so. */
const TELL_EVERY = 100;

/**
 * The pictures of a test by their name, such as `button--default--light`, and whether they are expected, actual or the difference.
 *
 * @param {readonly { name: string, path?: string }[]} attachments
 */
export function picturesOf(attachments) {
  /** @type {Map<string, Record<string, string>>} */
  const pictures = new Map();
  for (const { name, path: file } of attachments) {
    const [, picture = '', kind = ''] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
    if (picture && file) pictures.set(picture, { ...pictures.get(picture), [kind]: file });
  }
  return Array.from(pictures, ([picture, files]) => ({ picture, ...files }));
}

/** Says in a line each which stories differ, and keeps their pictures for those who accept them. */
export default class SummaryReporter {
  #done = 0;
  #all = 0;
  /** @type {{ title: string, reason: string, pictures: ReturnType<typeof picturesOf> }[]} */
  #changes = [];

  onBegin(_config, suite) {
    this.#all = suite.allTests().length;
    console.log(`${this.#all} stories …`);
  }

  onTestEnd(test, { status, errors, attachments }) {
    this.#done += 1;
    if (this.#done % TELL_EVERY === 0) console.log(`${this.#done} of ${this.#all} …`);
    if (status === 'passed' || status === 'skipped') return;
    const pictures = picturesOf(attachments);
    const [first = ''] = stripVTControlCharacters(errors[0]?.message ?? status).split('\n');
    const reason = pictures.length > 0 ? pictures.map(({ picture }) => picture).join(', ') : first;
    this.#changes.push({ title: test.title, reason, pictures });
    console.log(`✗ ${test.title}: ${reason}`);
  }

  onError(error) {
    console.error(error.message);
  }

  onEnd() {
    mkdirSync(path.dirname(changesFile), { recursive: true });
    writeFileSync(changesFile, JSON.stringify(this.#changes, null, 2));
    console.log(`\n${this.#done - this.#changes.length} as before, ${this.#changes.length} not:`);
    for (const { title } of this.#changes) console.log(`  ${title}`);
  }

  printsToStdio() {
    return true;
  }
}
