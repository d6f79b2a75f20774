// There is no `navigator` where pages are rendered in advance.
const connection = (): { saveData?: unknown; effectiveType?: unknown } =>
  Object(Reflect.get(Object(globalThis.navigator), 'connection'));

/** Whether the browser's data saver is on: videos then start in their lowest quality. */
export function savesData(): boolean {
  return Boolean(connection().saveData);
}

/** Whether nothing should be loaded in advance: the data saver is on, or the connection is slow. */
export function sparesLine(): boolean {
  return savesData() || /[23]g/.test(String(connection().effectiveType));
}
