import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** File that lists the differences of the last run; `npm run vrt:accept` accepts their pictures. */
export const changesFile = fileURLToPath(
  new URL('../test-results/vrt-changes.json', import.meta.url),
);

/** Number of stories between two lines about the progress. */
const TELL_EVERY = 100;

/**
 * Returns the pictures of a test by their name, such as `button--default--light`, with the files of the expected picture, the
 * actual one and the difference.
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

/** Prints one line for each story that differs, and lists their pictures in a file for `npm run vrt:accept`. */
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
