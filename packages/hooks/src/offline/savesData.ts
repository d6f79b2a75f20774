// Nobody reads yet where pages are rendered in advance.
const connection = (): { saveData?: unknown; effectiveType?: unknown } =>
  Object(Reflect.get(Object(globalThis.navigator), 'connection'));

/** Whether the reader asks for little data: videos begin in their smallest quality. */
export function savesData(): boolean {
  return Boolean(connection().saveData);
}

/** Whether nothing is loaded before it is wanted: data is to be saved, or the line is slow. */
export function sparesLine(): boolean {
  return savesData() || /[23]g/.test(String(connection().effectiveType));
}
