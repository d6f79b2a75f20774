/** Lets the browser do what waits: input and frames go before more of the same work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
