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
  dismissedAnnouncement: 'qinghe:dismissed-announcement',
  searchHistory: 'qinghe:search-history',
  smsDeadline: 'qinghe:sms-deadline',
} as const;

/** Session storage keys. */
export const sessionKeys = {
  /** Marks a login code as already exchanged, so a reload does not exchange it twice. */
  exchangedCode: (code: string) => `login_code:${code}` as const,
};

export type LocalKey = (typeof localKeys)[keyof typeof localKeys];
export type SessionKey = ReturnType<(typeof sessionKeys)[keyof typeof sessionKeys]>;

/** Value of the `bindMobile` and `faceCheck` flags while the check is pending. */
export const PENDING = 'ok';
