/**
 * Waits until somebody looks at the page, which a browser may render ahead of the press that opens it.
 *
 * @returns Nothing where somebody looks at it already.
 */
export function untilSeen(): Promise<unknown> | undefined {
  const page: { prerendering?: unknown } = Object(globalThis.document);
  return page.prerendering
    ? new Promise((resolve) => {
        document.addEventListener('prerenderingchange', resolve);
      })
    : undefined;
}
