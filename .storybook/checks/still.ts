/**
 * Runs an action with all transitions switched off, so that changes of style apply immediately. Even the
 * millisecond that reduced motion leaves to every transition takes a frame for each level of the page.
 */
export async function whileStill<T>(act: () => Promise<T>): Promise<T> {
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  try {
    return await act();
  } finally {
    still.remove();
  }
}
