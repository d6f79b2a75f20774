type Listener = (thrown: unknown) => void;

/** What was thrown before anybody listened: the code of the reports comes late. */
const early: unknown[] = [];
let listener: Listener | null = null;

/** Hands what was thrown to the reports, at once or as soon as they begin. */
export function announce(thrown: unknown): void {
  console.error(thrown);
  if (listener) listener(thrown);
  else early.push(thrown);
}

/** Listens to what is thrown, and learns what was thrown before; null stops listening. */
export function onThrown(next: Listener | null): void {
  listener = next;
  if (next) for (const thrown of early.splice(0)) next(thrown);
}

/** What a React root does with errors: all of them are logged and reported, caught by a boundary or not. */
export const rootReports = {
  onCaughtError: announce,
  onUncaughtError: announce,
  onRecoverableError: announce,
};
