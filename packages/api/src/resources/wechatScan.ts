import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const WechatScanSchema = v.object({
  /** Address to draw as a QR code. */
  url: read.key,
  /** Identifies this scan in `getWechatScanQuery`. */
  key: read.key,
  /** Time at which the QR code expires. */
  expire: read.moment,
});

/** A new WeChat scan, valid for five minutes (contract E-10). */
export type WechatScan = v.InferOutput<typeof WechatScanSchema>;

const WechatScanResultSchema = v.object({
  /** The login code once the scan is confirmed on the phone, else null. The server sends "0" or "" while waiting. */
  code: read.lenient(
    (value) => {
      const code = read.toText(value) ?? '';
      return code === '' || code === '0' ? null : code;
    },
    null,
    'string|null',
  ),
});

export type WechatScanResult = v.InferOutput<typeof WechatScanResultSchema>;

/** Starts a WeChat scan, for login or to bind an account. */
export const postWechatScanUrl = endpoint({
  name: 'postWechatScanUrl',
  method: 'POST',
  path: '/api/v3/auth/login/wechat-scan/url',
  auth: 'none',
  params: v.object({ action: v.picklist(['login', 'bind']) }),
  reply: WechatScanSchema,
  source: 'E-10',
  generations: ['B', 'C'],
});

/** Asks whether the phone has agreed; an expired key answers code 1. */
export const getWechatScanQuery = endpoint({
  name: 'getWechatScanQuery',
  method: 'GET',
  path: '/api/v3/auth/login/wechat-scan/query',
  auth: 'none',
  params: v.object({ key: v.string() }),
  reply: WechatScanResultSchema,
  source: 'E-11',
  generations: ['B', 'C'],
});
