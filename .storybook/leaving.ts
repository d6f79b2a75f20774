/** What of a story is needed here; what draws it is there always, but in none of Storybook's public types. */
interface Shown<Canvas> {
  abortSignal: AbortSignal;
  canvas: Canvas;
  renderToCanvas?: () => Promise<unknown>;
}

/** Settles with what a story waits for, or with nothing when it is left before. */
export function untilLeft<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T | undefined> {
  const left = new Promise<undefined>((resolve) => {
    const leave = () => resolve(undefined);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([left, awaited]);
}

/**
 * Draws a story as Storybook does, and lets go of it when it is left: Storybook loads the whole page anew when a story cannot be
 * put away at once.
 */
export const mountUntilLeft =
  <Canvas>({ abortSignal, canvas, renderToCanvas }: Shown<Canvas>) =>
  async (): Promise<Canvas> => {
    if (renderToCanvas) await untilLeft(abortSignal, renderToCanvas());
    return canvas;
  };
