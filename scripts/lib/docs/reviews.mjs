import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * A record that a person has reviewed a part by sight, with the keyboard and with a screen reader.
 *
 * @typedef {{ title: string, by: string, date: string, commit: string }} Review
 */

/** The file of reviews: `npm run status -- review Components/Button --by NAME` adds one. */
export const REVIEWS = 'docs/reviews.json';

/** The most days between the review of a part and the last change of its code. */
export const MOST_DAYS = 90;

const DAY = 24 * 3600 * 1000;

/** @returns {Review[]} */
export const readReviews = () => JSON.parse(readFileSync(path.join(root, REVIEWS), 'utf8'));

/** Runs git and returns its trimmed output; null when the command fails. */
function git(...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Returns the day on which a folder's code last changed after a commit; null if it did not change. */
function changedSince(commit, folder) {
  const code = [`${folder}/*.ts`, `${folder}/*.tsx`, `:!${folder}/*.stories.tsx`];
  return git('log', '-1', '--format=%cs', `${commit}..HEAD`, '--', ...code) || null;
}

/** Returns a part's last review, or null. @param {string} title @param {string} folder @param {readonly Review[]} reviews */
export function lastReview(title, folder, reviews) {
  const last = reviews
    .filter((review) => review.title === title)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  return last ? { ...last, changed: changedSince(last.commit, folder) } : null;
}

/** Whether a text is a valid day such as `2026-11-20`, and not in the future. @param {string} text */
const isDay = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  // One day of tolerance, for the reviewer's time zone.
  Date.parse(text) <= Date.now() + DAY;

/** Whether a text is the hash of a commit, not a moving name such as `HEAD`; it must exist unless the clone is shallow. */
const isCommit = (text, isPastKnown) =>
  /^[0-9a-f]{7,40}$/.test(text) &&
  (!isPastKnown || git('cat-file', '-e', `${text}^{commit}`) !== null);

/**
 * Lists what is wrong with reviews: an unknown part, field, day or commit, no reviewer, or too long ago.
 *
 * @param {readonly Review[]} reviews
 * @param {readonly { title: string, review: ReturnType<typeof lastReview> }[]} rows
 */
export function checkReviews(reviews, rows) {
  // A shallow clone does not have earlier commits.
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  const problems = reviews.flatMap(({ title, by, date, commit, ...others }) => [
    ...Object.keys(others).map((key) => `${title}: a review says nothing of ${key}`),
    ...(rows.some((row) => row.title === title) ? [] : [`${title}: reviewed, but it is not there`]),
    ...(by.trim() ? [] : [`${title}: reviewed by nobody`]),
    ...(isDay(date) ? [] : [`${title}: reviewed on no day that was (${date})`]),
    ...(isCommit(commit, isWhole) ? [] : [`${title}: reviewed at ${commit}, which is no commit`]),
  ]);
  const old = rows.filter(
    ({ review }) =>
      review?.changed && Date.parse(review.changed) - Date.parse(review.date) > MOST_DAYS * DAY,
  );
  return [
    ...problems,
    ...old.map(
      ({ title }) =>
        `${title}: its code has changed for over ${MOST_DAYS} days since a person saw it`,
    ),
  ];
}

/** Adds a review of a part at the last commit to the file. @returns {Review} */
export function addReview(title, by) {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (!commit) throw new Error('There is no commit that could have been looked at.');
  const review = { title, by, date: new Date().toISOString().slice(0, 10), commit };
  const reviews = [...readReviews(), review];
  writeFileSync(path.join(root, REVIEWS), `${JSON.stringify(reviews, null, 2)}\n`);
  return review;
}
