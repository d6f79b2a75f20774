/** `Desktop/CourseDetail` and `Mobile/Course detail` are the same screen: `course detail`. */
export const screenOf = (title: string): string =>
  (title.split('/')[1] ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** What leads to a screen on its page. */
export const anchorOf = (title: string): string => `screen-${screenOf(title).replaceAll(' ', '-')}`;
