import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const WechatJssdkSchema = v.object({
  enabled: read.flag,
  /** Null when `enabled` is false. */
  data: read.maybe(
    v.object({
      appId: read.key,
      nonceStr: read.key,
      /** Epoch seconds. */
      timestamp: read.amount,
      signature: read.key,
      jsApiList: read.rows(read.key),
      openTagList: read.rows(read.key),
    }),
  ),
  share: read.maybe(v.object({ title: read.text, desc: read.text, icon: read.url })),
});

/**
 * Signature of an address for WeChat's script, and the school's title, text and icon for sharing in WeChat (contract E-51,
 * servers from 4.9.17). Both are null where the school has not switched sharing on.
 */
export type WechatJssdk = v.InferOutput<typeof WechatJssdkSchema>;

/** Asks whether the server works. */
export const getStatus = endpoint({
  name: 'getStatus',
  method: 'GET',
  path: '/api/v3/status',
  auth: 'none',
  params: v.object({}),
  reply: read.nothing,
  source: 'E-50',
});

/** Fetches what WeChat's script needs on a page (contract E-51); `path` is its absolute address without `#…`. */
export const getWechatJssdk = endpoint({
  name: 'getWechatJssdk',
  method: 'GET',
  path: '/api/v3/other/wechat-mp-jssdk',
  auth: 'none',
  params: v.object({ path: v.string() }),
  reply: WechatJssdkSchema,
  source: 'E-51',
  generations: ['C'],
});
