/** How long after a visitor set out the next page may take, in ms; whoever is still here then stays. */
const PATIENCE = 10_000;

let leftAt = -PATIENCE;
globalThis.window?.addEventListener?.('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Whether the page is being left. Firefox then ends what the page still loads, long before the next page is there: such a
 * failure is none.
 */
export const isBeingLeft = (): boolean => performance.now() - leftAt < PATIENCE;

/** Waits until the next page is there, or the visitor stays; undefined where the page is not being left. */
export const untilStays = (): Promise<unknown> | undefined =>
  isBeingLeft() ? new Promise((resolve) => setTimeout(resolve, PATIENCE)) : undefined;
