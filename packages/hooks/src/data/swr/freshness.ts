const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long an answer counts as fresh, in milliseconds: within it a page that mounts again shows the
 * cached answer without asking. A refresh by hand and a mutation always ask.
 */
export const freshness = {
  /** Counters and anything a member just changed. */
  live: 2 * SECOND,
  /** Lists and details that members and editors change. */
  content: 30 * SECOND,
  /** What the school rarely changes: config, navigation, categories, teachers. */
  school: 10 * MINUTE,
} as const;

/** Least time between two refreshes because the window got the focus back, in milliseconds. */
export const FOCUS_THROTTLE = MINUTE;

/** How long an unused preloaded answer may wait for its page, in milliseconds. */
export const PRELOAD_LIFE = 30 * SECOND;
