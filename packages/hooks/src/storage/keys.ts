/** Local storage keys. Those without the `qinghe:` prefix are shared with other MeEdu sites, so members stay signed in (contract 4.0). */
export const localKeys = {
  userToken: 'meedu-user-token',
  playId: 'meedu-play-id',
  msv: 'meedu-msv',
  bindMobile: 'meedu-bind-mobile',
  faceCheck: 'meedu-face-check',
  loginCode: 'login_code',
  theme: 'qinghe:theme',
  site: 'qinghe:site',
  /** Whether the visitor has agreed to the school's scripts of others: `yes` or `no`. */
  consent: 'qinghe:consent',
  dismissedAnnouncement: 'qinghe:dismissed-announcement',
  searchHistory: 'qinghe:search-history',
  smsDeadline: 'qinghe:sms-deadline',
  /** Speed, volume and habits of the player. */
  player: 'qinghe:player',
  /** What was read last, for the other tabs. */
  readMessages: 'qinghe:read-messages',
  /** System config, for a time when it does not come. */
  config: 'qinghe:config',
  /** Which calls the API server has and lacks; `index.html` reads it as well. */
  server: 'qinghe:server',
  orders: 'qinghe:orders',
  /** What the member needs at the door of activities they have joined. */
  arrivalCards: 'qinghe:arrival-cards',
} as const;

type Id = number | string;

/**
 * Local storage keys of what belongs to one member on this device, by member and by lesson or note.
 * They outlive a logout, because the school has no copy.
 */
export const memberKeys = {
  /** A position that the school has not taken yet. */
  unsent: (memberId: number, lessonId: Id) => `qinghe:unsent:${memberId}:${lessonId}` as const,
  /** Which parts of a lesson were played, and where playing stopped. */
  watched: (memberId: number, lessonId: Id) => `qinghe:watched:${memberId}:${lessonId}` as const,
  /** One note. */
  note: (memberId: number, noteId: Id) => `qinghe:note:${memberId}:${noteId}` as const,
  /** The note that is being written beside a lesson. */
  noteDraft: (memberId: number, lessonId: Id) =>
    `qinghe:note-draft:${memberId}:${lessonId}` as const,
};

/** Kinds of things that belong to a member. */
export type MemberKind = keyof typeof memberKeys;

/** Session storage keys. */
export const sessionKeys = {
  /** Marks a login code as already exchanged, so a reload does not exchange it twice. */
  exchangedCode: (code: string) => `login_code:${code}` as const,
  /**
   * What a page remembers: the texts that a member is writing, what a visitor wanted when the
   * login page came in between, how long and how far scrolled the list shown last was, which
   * address was loaded anew because its code was gone, which dialog opens again after that, the last
   * words of a session, which are read on the page that follows, and where
   * a member was whose session ended.
   */
  page: (
    what:
      'dialog' | 'draft' | 'farewell' | 'intent' | 'list-length' | 'scroll' | 'reload' | 'return',
  ) => `qinghe:${what}` as const,
  /** The face check that this tab has left for. */
  faceCheck: 'qinghe:face-check',
  /** Where the member was going when a gate came in the way. */
  gateReturn: 'qinghe:gate-return',
  /** Where a login outside of the site leads back to, when it is too long for the address. */
  loginReturn: 'qinghe:login-return',
  /** The login or binding outside of the site that this tab has begun. */
  socialFlow: 'qinghe:social-flow',
} as const;

/** Session storage key of a visit on a shared computer, which takes the place of local storage; holds its end in epoch milliseconds. */
export const VISIT_KEY = 'qinghe:visit';

type KeyOf<T> = T extends (...args: never) => infer Made ? Made : T;

export type LocalKey =
  (typeof localKeys)[keyof typeof localKeys] | ReturnType<(typeof memberKeys)[MemberKind]>;
export type SessionKey = KeyOf<(typeof sessionKeys)[keyof typeof sessionKeys]>;

/** Value of the `bindMobile` and `faceCheck` flags while the check is pending. */
export const PENDING = 'ok';
