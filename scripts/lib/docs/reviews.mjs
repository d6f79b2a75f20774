import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * That a person has looked at a part, with eyes, keyboard and screen reader.
 *
 * @typedef {{ title: string, by: string, date: string, commit: string }} Review
 */

/** Where reviews are kept: `npm run status -- review Components/Button --by NAME` adds one. */
export const REVIEWS = 'docs/reviews.json';

/** How many days a part may have changed for since it was reviewed. */
export const MOST_DAYS = 90;

const DAY = 24 * 3600 * 1000;

/** @returns {Review[]} */
export const readReviews = () => JSON.parse(readFileSync(path.join(root, REVIEWS), 'utf8'));

/** What git says; null where it knows nothing of it. */
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

/** When a folder's code was changed last after a commit, as a day; null where it was not. */
function changedSince(commit, folder) {
  const code = [`${folder}/*.ts`, `${folder}/*.tsx`, `:!${folder}/*.stories.tsx`];
  return git('log', '-1', '--format=%cs', `${commit}..HEAD`, '--', ...code) || null;
}

/** The last review of a part. @param {string} title @param {string} folder @param {readonly Review[]} reviews */
export function lastReview(title, folder, reviews) {
  const last = reviews
    .filter((review) => review.title === title)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1);
  return last ? { ...last, changed: changedSince(last.commit, folder) } : null;
}

/** Whether a text is a day as reviews write it, `2026-11-20`, and not one to come. @param {string} text */
const isDay = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  // Where the reviewer is it may be tomorrow already.
  Date.parse(text) <= Date.now() + DAY;

/** Whether a text is the name of a commit that stays: `HEAD` is another one tomorrow. */
const isCommit = (text, isPastKnown) =>
  /^[0-9a-f]{7,40}$/.test(text) &&
  (!isPastKnown || git('cat-file', '-e', `${text}^{commit}`) !== null);

/**
 * What is wrong with reviews: of what there is not, of a commit that nobody knows, or too long ago.
 *
 * @param {readonly Review[]} reviews
 * @param {readonly { title: string, review: ReturnType<typeof lastReview> }[]} rows
 */
export function checkReviews(reviews, rows) {
  // A shallow clone does not know its past.
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

/** Notes that a person has looked at a part as it is in the last commit. @returns {Review} */
export function addReview(title, by) {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  if (!commit) throw new Error('There is no commit that could have been looked at.');
  const review = { title, by, date: new Date().toISOString().slice(0, 10), commit };
  const reviews = [...readReviews(), review];
  writeFileSync(path.join(root, REVIEWS), `${JSON.stringify(reviews, null, 2)}\n`);
  return review;
}
