import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';
import { FriendLinkSchema } from './navigation.ts';

/* @__NO_SIDE_EFFECTS__ */
function textOr(empty: string) {
  return read.lenient((value) => read.toText(value) || empty, empty, 'string');
}

// Without a logo the server answers the bare address of the API.
const logo = read.lenient(
  (value) => read.toUrl(value).replace(/^https?:\/\/[^/]+\/?$/i, ''),
  '',
  'string',
);

function toSwitches(value: unknown): Record<string, boolean> | null {
  if (!read.isRecord(value)) return null;
  return Object.fromEntries(Object.entries(value).map(([name, isOn]) => [name, read.toFlag(isOn)]));
}

const ConfigSchema = v.pipe(
  v.object({
    /** The school's name; '' when not set. */
    name: read.text,
    webname: read.text,
    /** `logo.logo` is '' when not set. */
    logo: read.group({ logo }),
    /** Base of browser redirects to the API, without trailing slash; '' when not set. */
    url: read.url,
    pc_url: read.url,
    h5_url: read.url,
    icp: read.text,
    icp_link: read.url,
    icp2: read.text,
    icp2_link: read.url,
    /** Addresses of HTML pages. */
    user_protocol: read.url,
    user_private_protocol: read.url,
    vip_protocol: read.url,
    paid_content_purchase_protocol: read.url,
    /** Address of an HTML page, or untrusted HTML. */
    aboutus: read.text,
    /** Untrusted HTML shown with a course when not ''. */
    course_purchase_notice: read.text,
    player: read.group({
      /** Poster; '' when not set. */
      cover: read.url,
      /** Whether the watermark is on. */
      enabled_bullet_secret: read.flag,
      bullet_secret: read.group({
        /** Pixels. */
        size: read.lenient((value) => read.toCount(value) || 14, 14, 'integer'),
        color: textOr('red'),
        opacity: read.lenient((value) => read.toNumber(value) ?? 1, 1, 'number'),
        /** Template with `${mobile}`, `${user.mobile}` and `${user.id}`. */
        text: textOr('${mobile}'),
      }),
    }),
    member: read.group({
      enabled_mobile_bind_alert: read.flag,
      enabled_face_verify: read.flag,
    }),
    socialites: read.group({ qq: read.flag, wechat_oauth: read.flag }),
    credit1_reward: read.group({
      register: read.int,
      watched_vod_course: read.int,
      watched_video: read.int,
      /** Points per yuan. */
      paid_order: read.number,
    }),
    enabled_addons: read.rows(read.key),
    /**
     * Pictures of the PC home page's slides, whose other fields come from `getSliders`; null on generation C, where slides are a
     * block.
     */
    sliders: read.maybeRows(v.object({ thumb: read.url })),
    links: read.rows(FriendLinkSchema),
    /** Feature switches by name, where the school sends them. */
    config_func: v.fallback(
      v.pipe(v.unknown(), v.metadata({ as: 'switches' }), v.transform(toSwitches)),
      () => null,
    ),
  }),
  v.transform(({ webname, ...config }) => ({ ...config, name: config.name || webname })),
  v.metadata({ without: ['webname'] }),
);

/** The school's settings (contract E-41). */
export type Config = v.InferOutput<typeof ConfigSchema>;

/** Fetches the school's settings. */
export const getConfig = endpoint({
  name: 'getConfig',
  method: 'GET',
  path: '/api/v2/other/config',
  auth: 'none',
  params: v.object({}),
  reply: ConfigSchema,
  source: 'E-41',
});
