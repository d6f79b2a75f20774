/** Whether every element counts as near, as in stories, which show whole pages. */
export const nearSettings = { isEverythingNear: false };

/**
 * Calls `then` once, as soon as one of the elements is within a margin of the viewport.
 *
 * @param margin CSS, as of `rootMargin`.
 * @returns A function that stops waiting.
 */
export function whenNear(
  elements: readonly Element[],
  margin: string,
  then: () => void,
): () => void {
  if (nearSettings.isEverythingNear) {
    then();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
