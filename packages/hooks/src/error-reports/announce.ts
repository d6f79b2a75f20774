type Listener = (thrown: unknown) => void;

/** Errors thrown before there was a listener: the code of the error reports is loaded late. */
const early: unknown[] = [];
let listener: Listener | null = null;

/** Logs a thrown error and passes it to the error reports, at once or as soon as they start. */
export function announce(thrown: unknown): void {
  console.error(thrown);
  if (listener) listener(thrown);
  else early.push(thrown);
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
