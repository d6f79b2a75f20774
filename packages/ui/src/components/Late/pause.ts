/** Resolves in a new task, so that the browser can handle input and render frames in between. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
