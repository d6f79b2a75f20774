/**
 * Row types of the demo school. Field names are those of the API; times are epoch milliseconds and are converted to the
 * contract's date forms only in a reply.
 */

/** 0/1 flag of the database. */
export type Flag = 0 | 1;

export interface UserRow {
  id: number;
  nick_name: string;
  avatar: string;
  mobile: string;
  password: string;
  credit1: number;
  is_lock: Flag;
  role_id: number;
  role_expired_at: number | null;
  is_password_set: Flag;
  is_set_nickname: Flag;
  is_face_verify: boolean;
  profile_real_name: string;
  profile_id_number: string;
  agreed: boolean;
  created_at: number;
  destroy_at: number | null;
}

export interface TokenRow {
  token: string;
  user_id: number;
  expires_at: number;
}

export interface CaptchaRow {
  key: string;
  answer: string;
  expires_at: number;
}

export interface SmsCodeRow {
  mobile: string;
  code: string;
  expires_at: number;
  failures: number;
}

export interface SocialAccountRow {
  app: string;
  open_id: string;
  nick_name: string;
  avatar: string;
  user_id: number;
}

export interface LoginCodeRow {
  code: string;
  app: string;
  open_id: string;
  expires_at: number;
}

export interface ScanRow {
  key: string;
  action: string;
  code: string;
  expires_at: number;
}

export interface SignRow {
  sign: string;
  subject: string;
  expires_at: number;
}

export interface FaceCheckRow {
  biz_token: string;
  rule_id: string;
  user_id: number;
  passed: boolean;
  s_url: string;
}

export interface CategoryRow {
  id: number;
  parent_id: number;
  sort: number;
  name: string;
}

export interface CourseRow {
  id: number;
  title: string;
  slug: string;
  thumb: string;
  charge: number;
  short_description: string;
  render_desc: string;
  seo_keywords: string;
  seo_description: string;
  published_at: number;
  is_show: 1 | -1;
  category_id: number;
  is_rec: Flag;
  user_count: number;
  is_free: Flag;
  is_allow_comment: Flag;
  is_vip_free: Flag;
  teacher_id: number;
}

export interface ChapterRow {
  id: number;
  course_id: number;
  title: string;
  sort: number;
}

export interface VideoRow {
  id: number;
  course_id: number;
  chapter_id: number;
  title: string;
  slug: string;
  view_num: number;
  published_at: number;
  duration: number;
  free_seconds: number;
  ban_drag: Flag;
  is_allow_comment: Flag;
  is_show: 1 | -1;
  media: string;
}

export interface AttachmentRow {
  id: number;
  course_id: number;
  name: string;
  size: number;
  extension: string;
  content: string;
}

export interface CommentRow {
  id: number;
  rt: 1 | 2;
  rid: number;
  user_id: number;
  parent_id: number;
  reply_id: number;
  content: string;
  ip_province: string;
  is_check: Flag;
  created_at: number;
}

export interface CourseUserRow {
  course_id: number;
  user_id: number;
  charge: number;
  created_at: number;
}

export interface LikeRow {
  kind: 'course' | 'activate';
  target_id: number;
  user_id: number;
  created_at: number;
}

export interface CourseRecordRow {
  id: number;
  course_id: number;
  user_id: number;
  is_watched: Flag;
  watched_at: number | null;
  progress: number;
  created_at: number;
  updated_at: number;
}

export interface VideoRecordRow {
  id: number;
  user_id: number;
  course_id: number;
  video_id: number;
  watch_seconds: number;
  watched_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface TeacherRow {
  id: number;
  name: string;
  avatar: string;
  title: string;
  short_description: string;
  render_desc: string;
  sort: number;
}

export interface ActivateRow {
  id: number;
  title: string;
  slug: string;
  thumb: string;
  charge: number;
  is_free: Flag;
  is_vip_free: Flag;
  short_description: string;
  render_desc: string;
  category_id: number;
  province: string;
  city: string;
  area: string;
  address: string;
  longitude: string | null;
  latitude: string | null;
  started_at: number;
  ended_at: number;
  join_started_at: number | null;
  join_ended_at: number | null;
  published_at: number;
  user_limit: number;
  user_count: number;
  like_count: number;
  is_rec: Flag;
  is_show: 1 | -1;
  is_cancelled: Flag;
  teacher_ids: number[];
  contact_name: string;
  contact_mobile: string;
  created_at: number;
}

export interface JoinRow {
  id: number;
  activate_id: number;
  user_id: number;
  name: string;
  mobile: string;
  remark: string;
  join_status: 0 | 1 | 5 | 7 | 9;
  order_id: string;
  code: string;
  created_at: number;
}

export interface AnnouncementRow {
  id: number;
  title: string;
  announcement: string;
  view_times: number;
  created_at: number;
}

export interface SliderRow {
  thumb: string;
  sort: number;
  url: string;
  platform: string;
  eyebrow?: string;
  title?: string;
  description?: string;
  actions?: { text: string; url: string }[];
}

/** A block of the home page. In a reply, the courses of `course_ids` are filled in with their current data. */
export interface BlockRow {
  id: number;
  platform: 'pc' | 'h5';
  page: string;
  sign: string;
  sort: number;
  config: Record<string, unknown> | unknown[];
  course_ids?: number[];
}

export interface NavRow {
  id: number;
  sort: number;
  name: string;
  url: string;
  active_routes: string;
  platform: string;
  parent_id: number;
  blank: Flag;
}

export interface LinkRow {
  id: number;
  sort: number;
  name: string;
  url: string;
}

export interface FooterCategoryRow {
  id: number;
  name: string;
  type: string;
  sort: number;
}

export interface RoleRow {
  id: number;
  name: string;
  charge: number;
  expire_days: number;
  desc_rows: string[];
  weight: number;
  is_show: Flag;
}

export interface UserRoleRow {
  id: number;
  user_id: number;
  role_id: number;
  charge: number;
  started_at: number;
  expired_at: number;
  created_at: number;
}

export interface PromoCodeRow {
  id: number;
  user_id: number;
  code: string;
  expired_at: number | null;
  invite_user_reward: number;
  invited_user_reward: number;
  use_times: number;
  used_times: number;
}

export interface PromoUseRow {
  code_id: number;
  user_id: number;
}

export type OrderStatus = 1 | 5 | 7 | 9;

export interface OrderRow {
  id: number;
  user_id: number;
  order_id: string;
  charge: number;
  discount: number;
  promo_code_id: number;
  status: OrderStatus;
  payment_method: string;
  payment: string;
  created_at: number;
  refund_amount: number;
  sign: string;
  goods: { goods_id: number; goods_type: string; goods_name: string; goods_thumb: string } | null;
}

export interface CreditRow {
  user_id: number;
  sum: number;
  remark: string;
  created_at: number;
}

export interface MessageRow {
  id: string;
  user_id: number;
  message: string;
  read_at: number | null;
  created_at: number;
}

/** The settings that a school's administrator enters; the stored part of the config (E-41). */
export interface SettingsRow {
  name: string;
  logo: string;
  url: string | null;
  pc_url: string;
  h5_url: string;
  icp: string;
  icp_link: string;
  icp2: string;
  icp2_link: string;
  user_protocol: string;
  user_private_protocol: string;
  vip_protocol: string;
  paid_content_purchase_protocol: string;
  aboutus: string;
  course_purchase_notice: string;
  player_cover: string;
  enabled_bullet_secret: string;
  enabled_mobile_bind_alert: Flag;
  enabled_face_verify: boolean;
  qq: Flag;
  wechat_oauth: Flag;
  reward_register: number;
  reward_course: number;
  reward_video: number;
  reward_paid_order: string;
  enabled_addons: string[];
  payments: string[];
  hand_pay_html: string;
  single_device: boolean;
  /** Whether the school has switched on sharing cards in WeChat (contract E-51). */
  wechat_share: Flag;
}

/** Every table of the school. */
export interface Tables {
  settings: SettingsRow;
  users: UserRow[];
  tokens: TokenRow[];
  kickedTokens: string[];
  captchas: CaptchaRow[];
  smsCodes: SmsCodeRow[];
  socialAccounts: SocialAccountRow[];
  loginCodes: LoginCodeRow[];
  scans: ScanRow[];
  signs: SignRow[];
  faceChecks: FaceCheckRow[];
  categories: CategoryRow[];
  courses: CourseRow[];
  chapters: ChapterRow[];
  videos: VideoRow[];
  attachments: AttachmentRow[];
  comments: CommentRow[];
  courseUsers: CourseUserRow[];
  likes: LikeRow[];
  courseRecords: CourseRecordRow[];
  videoRecords: VideoRecordRow[];
  teachers: TeacherRow[];
  activateCategories: CategoryRow[];
  activates: ActivateRow[];
  joins: JoinRow[];
  announcements: AnnouncementRow[];
  sliders: SliderRow[];
  blocks: BlockRow[];
  navs: NavRow[];
  links: LinkRow[];
  footerCategories: FooterCategoryRow[];
  roles: RoleRow[];
  userRoles: UserRoleRow[];
  promoCodes: PromoCodeRow[];
  promoUses: PromoUseRow[];
  orders: OrderRow[];
  credits: CreditRow[];
  messages: MessageRow[];
  /** The last number issued, by counter name. */
  counters: Record<string, number>;
}
