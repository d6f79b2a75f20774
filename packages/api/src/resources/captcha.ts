import * as v from 'valibot';
import { endpoint } from '../contract/endpoint.ts';
import * as read from '../contract/read.ts';

const CaptchaImageSchema = v.object({
  /** Sent back as `image_key`; any attempt, right or wrong, invalidates it. */
  key: read.key,
  /** Data URL of the picture. */
  img: read.key,
  /** Whether letter case matters. */
  sensitive: read.flag,
});

/** A fresh image captcha, valid for five minutes (contract E-01). */
export type CaptchaImage = v.InferOutput<typeof CaptchaImageSchema>;

/** Purposes of an SMS code (contract E-02). */
export const SMS_SCENES = ['login', 'register', 'password_reset', 'mobile_bind'] as const;

export type SmsScene = (typeof SMS_SCENES)[number];

/** Fetches a new image captcha. */
export const getCaptchaImage = endpoint({
  name: 'getCaptchaImage',
  method: 'GET',
  path: '/api/v2/captcha/image',
  auth: 'none',
  params: v.object({}),
  reply: CaptchaImageSchema,
  source: 'E-01',
});

/** Sends an SMS code and burns the image captcha, even on success. */
export const postCaptchaSms = endpoint({
  name: 'postCaptchaSms',
  method: 'POST',
  path: '/api/v2/captcha/sms',
  auth: 'none',
  params: v.object({
    mobile: v.string(),
    image_key: v.string(),
    image_captcha: v.string(),
    scene: v.picklist(SMS_SCENES),
  }),
  reply: read.nothing,
  source: 'E-02',
});
