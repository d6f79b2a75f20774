import path from 'node:path';
import { root } from '../lib/run.mjs';
import { leaveTimes } from './times.mjs';

/** A reporter that writes the times of Playwright's tests by file; a story names its file in an annotation. */
export default class TimesReporter {
  /** @type {Record<string, number>} */
  files = {};
  /** @type {Set<string>} */
  failed = new Set();

  /** @param {{ part: string }} options */
  constructor({ part }) {
    this.part = part;
  }

  onTestEnd(test, { duration, status }) {
    const story = test.annotations.find(({ type }) => type === 'story')?.description;
    const file = path.relative(root, test.location.file).replaceAll('\\', '/');
    const key = story ?? `${file} ${test.parent.project()?.name ?? ''}`.trim();
    this.files[key] = (this.files[key] ?? 0) + duration;
    if (status !== 'passed' && status !== 'skipped') this.failed.add(key);
  }

  onEnd() {
    leaveTimes(this.part, this.files, this.failed);
  }

  printsToStdio() {
    return false;
  }
}
