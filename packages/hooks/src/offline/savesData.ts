/** Whether the reader asks for little data: nothing is loaded before it is wanted, and videos begin in their smallest quality. */
export function savesData(): boolean {
  // Nobody reads yet where pages are rendered in advance.
  const connection: unknown = Reflect.get(Object(globalThis.navigator), 'connection');
  return Boolean(Object(connection).saveData);
}
