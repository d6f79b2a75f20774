/** What a member can do to their account in front of the page. */
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
