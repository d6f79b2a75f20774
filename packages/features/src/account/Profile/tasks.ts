/** The account changes that open a dialog on the profile page. */
export type ProfileTask =
  'nickname' | 'password' | 'mobile' | 'bindWechat' | 'unbindWechat' | 'unbindQq' | 'destroy';
