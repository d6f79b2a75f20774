const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * How long a reply counts as fresh, in milliseconds: for that time a page that mounts again shows the cached reply without a
 * request. A manual refresh and a mutation always send one.
 */
export const freshness = {
  /** Counters and data that a member has just changed. */
  live: 2 * SECOND,
  /** Lists and details that members and editors change. */
  content: 30 * SECOND,
  /** Data that the school rarely changes: config, navigation, categories, teachers. */
  school: 10 * MINUTE,
} as const;

/** Minimum time between two refreshes on window focus, in milliseconds. */
export const FOCUS_THROTTLE = MINUTE;

/** How long an unused preloaded reply is kept for its page, in milliseconds. */
export const PRELOAD_LIFE = 30 * SECOND;
