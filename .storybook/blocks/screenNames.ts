/** Returns the screen of a title: `course detail` for both `Desktop/CourseDetail` and `Mobile/Course detail`. */
export const screenOf = (title: string): string =>
  (title.split('/')[1] ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Returns the anchor of a title's screen on the page of screens. */
export const anchorOf = (title: string): string => `screen-${screenOf(title).replaceAll(' ', '-')}`;
