/** The account changes that open a dialog on the profile page. */
export const profileTasks = [
  'nickname',
  'password',
  'mobile',
  'bindWechat',
  'unbindWechat',
  'unbindQq',
  'destroy',
] as const;

export type ProfileTask = (typeof profileTasks)[number];
