/**
 * Local storage keys. Those without the `qinghe:` prefix are shared with other MeEdu sites, so that members stay logged in
 * (contract 4.0).
 */
export const localKeys = {
  userToken: 'meedu-user-token',
  playId: 'meedu-play-id',
  msv: 'meedu-msv',
  bindMobile: 'meedu-bind-mobile',
  faceCheck: 'meedu-face-check',
  loginCode: 'login_code',
  theme: 'qinghe:theme',
  site: 'qinghe:site',
  /** Whether the visitor has agreed to the school's third-party scripts: `yes` or `no`. */
  consent: 'qinghe:consent',
  dismissedAnnouncement: 'qinghe:dismissed-announcement',
  searchHistory: 'qinghe:search-history',
  smsDeadline: 'qinghe:sms-deadline',
  /** Playback speed, volume and other preferences of the player. */
  player: 'qinghe:player',
  /** The last message or messages marked as read, to notify the other tabs. */
  readMessages: 'qinghe:read-messages',
  /** System config, for when it cannot be loaded. */
  config: 'qinghe:config',
  /** Which calls the API server has and lacks; `index.html` reads it as well. */
  server: 'qinghe:server',
  orders: 'qinghe:orders',
  /** What members need for admission to activities that they have joined. */
  arrivalCards: 'qinghe:arrival-cards',
} as const;

type Id = number | string;

/**
 * Local storage keys of a member's data on this device, by member and by lesson or note. The data outlives a logout, because the
 * school has no copy.
 */
export const memberKeys = {
  /** A playback position that the school has not yet accepted. */
  unsent: (memberId: number, lessonId: Id) => `qinghe:unsent:${memberId}:${lessonId}` as const,
  /** Which ranges of a lesson were played, and where playback stopped. */
  watched: (memberId: number, lessonId: Id) => `qinghe:watched:${memberId}:${lessonId}` as const,
  /** One note. */
  note: (memberId: number, noteId: Id) => `qinghe:note:${memberId}:${noteId}` as const,
  /** The note being written on a lesson's page. */
  noteDraft: (memberId: number, lessonId: Id) =>
    `qinghe:note-draft:${memberId}:${lessonId}` as const,
};

/** Kinds of data that belong to a member. */
export type MemberKind = keyof typeof memberKeys;

/** Session storage keys. */
export const sessionKeys = {
  /** Marks a login code as already exchanged, so a reload does not exchange it twice. */
  exchangedCode: (code: string) => `login_code:${code}` as const,
  /**
   * Per-tab state of pages. `draft`: texts that a member is writing; `intent`: what a visitor wanted to do when the login came in
   * between; `list-length` and `scroll`: how many pages and how far scrolled the last list was; `reload`: the address that was
   * reloaded because its code was missing; `dialog`: the dialog to open again after that; `farewell`: the last message of a
   * session, shown on the next page; `return`: where a member was when the session ended.
   */
  page: (
    what:
      'dialog' | 'draft' | 'farewell' | 'intent' | 'list-length' | 'scroll' | 'reload' | 'return',
  ) => `qinghe:${what}` as const,
  /** The face check that this tab has left the site for. */
  faceCheck: 'qinghe:face-check',
  /** The page that the member was about to open when a required check, such as binding a mobile number, intervened. */
  gateReturn: 'qinghe:gate-return',
  /** Where a login with an external provider returns to, when that is too long for the address. */
  loginReturn: 'qinghe:login-return',
  /** The login or binding with an external provider that this tab has begun. */
  socialFlow: 'qinghe:social-flow',
} as const;

/**
 * Session storage key that marks a session on a shared computer, during which session storage replaces local storage. Holds its
 * end in epoch milliseconds.
 */
export const VISIT_KEY = 'qinghe:visit';

type KeyOf<T> = T extends (...args: never) => infer Made ? Made : T;

export type LocalKey =
  (typeof localKeys)[keyof typeof localKeys] | ReturnType<(typeof memberKeys)[MemberKind]>;
export type SessionKey = KeyOf<(typeof sessionKeys)[keyof typeof sessionKeys]>;

/** Value of the `bindMobile` and `faceCheck` flags while the check is pending. */
export const PENDING = 'ok';
