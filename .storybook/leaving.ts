/** The used part of a story's context; `renderToCanvas` always exists, but is not in Storybook's public types. */
interface Shown<Canvas> {
  abortSignal: AbortSignal;
  canvas: Canvas;
  renderToCanvas?: () => Promise<unknown>;
}

/** Resolves with the awaited value, or with undefined when the story is left before. */
export function untilLeft<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T | undefined> {
  const left = new Promise<undefined>((resolve) => {
    const leave = () => resolve(undefined);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([left, awaited]);
}

/**
 * Renders a story as Storybook does, but stops waiting when the story is left: Storybook reloads the whole page when a story
 * cannot be ended at once.
 */
export const mountUntilLeft =
  <Canvas>({ abortSignal, canvas, renderToCanvas }: Shown<Canvas>) =>
  async (): Promise<Canvas> => {
    if (renderToCanvas) await untilLeft(abortSignal, renderToCanvas());
    return canvas;
  };
