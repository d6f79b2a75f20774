/**
 * Waits until the page is visible to the visitor: a browser may prerender it before its link is pressed.
 *
 * @returns Undefined where the page is not being prerendered.
 */
export function untilSeen(): Promise<unknown> | undefined {
  const page: { prerendering?: unknown } = Object(globalThis.document);
  return page.prerendering
    ? new Promise((resolve) => {
        document.addEventListener('prerenderingchange', resolve);
      })
    : undefined;
}
