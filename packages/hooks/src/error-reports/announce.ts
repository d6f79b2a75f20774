import { isBeingLeft } from '../env/leaving.ts';

type Listener = (thrown: unknown) => void;

/** Maximum number of errors kept, and of reports per page load. */
export const LIMIT = 20;

/** Errors thrown before there was a listener: the code of the error reports is loaded late. */
const early: unknown[] = [];
let listener: Listener | null = null;

/** Passes a thrown value to the error reports, at once or as soon as they start; not while the page is being left. */
export function pass(thrown: unknown): void {
  if (isBeingLeft()) return;
  if (listener) listener(thrown);
  else if (early.length < LIMIT) early.push(thrown);
}

/** Logs a thrown error and passes it to the error reports. */
export function announce(thrown: unknown): void {
  console.error(thrown);
  pass(thrown);
}

/** Sets the listener for thrown errors, and passes it those thrown before; null removes it. */
export function onThrown(next: Listener | null): void {
  listener = next;
  if (next) for (const thrown of early.splice(0)) next(thrown);
}

/** Error options of a React root: all errors are logged and reported, whether or not a boundary caught them. */
export const rootReports = {
  onCaughtError: announce,
  onUncaughtError: announce,
  onRecoverableError: announce,
};
