import type { HttpHandler } from 'msw';
import { dropExpired, nextId, school, sendSms } from '../db.ts';
import { badParameter, mishap, refuse } from '../reply.ts';
import { route, text, type Call } from '../route.ts';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LIFE = 300_000;
const SCENES = ['login', 'register', 'password_reset', 'mobile_bind'];

/** The SMS code that the demo school always accepts, as a server in development mode does (contract 1.12). */
export const DEV_SMS_CODE = '112233';

function answerOf(counter: number): string {
  return [7, 101, 1009, 10007]
    .map((prime) => LETTERS[(counter * prime + prime) % LETTERS.length])
    .join('');
}

function captchaImage(answer: string): string {
  const glyphs = Array.from(answer, (letter, index) => {
    const x = 20 + index * 27;
    const turn = ((letter.charCodeAt(0) * 7 + index * 11) % 31) - 15;
    const ink = ['#0a693a', '#8a3b12', '#1f4d8f', '#5c2d82'][index] ?? '#333333';
    return `<text x="${x}" y="35" fill="${ink}" transform="rotate(${turn} ${x} 28)">${letter}</text>`;
  });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="0 0 120 48">' +
    '<rect width="120" height="48" fill="#f1f6f2"/>' +
    '<path d="M4 34C30 8 52 44 76 20s30 8 42-8M2 12c24 22 60-6 116 26" fill="none" stroke="#9db8a7" stroke-width="1.5"/>' +
    `<g font-family="Georgia,serif" font-size="28" font-weight="700" text-anchor="middle">${glyphs.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function image(): object {
  const counter = nextId('captcha');
  const answer = answerOf(counter);
  const now = school.now();
  const key = `captcha-${counter}`;
  dropExpired();
  school.tables.captchas.push({ key, answer, expires_at: now + LIFE });
  return { sensitive: false, key, img: captchaImage(answer) };
}

/** Invalidates the captcha's key in any case, and returns whether the answer was right. */
function checkCaptcha(key: string, answer: string): boolean {
  const { captchas } = school.tables;
  const index = captchas.findIndex((row) => row.key === key);
  const [row] = index < 0 ? [] : captchas.splice(index, 1);
  return row !== undefined && row.expires_at > school.now() && row.answer === answer.toUpperCase();
}

/**
 * Refuses an invalid mobile number. A real server accepts any text (contract E-02) and fails when it sends the SMS or
 * stores the number; the demo school has no SMS vendor to reject it, and is open to the public.
 */
export function requireMobile(mobile: string): void {
  if (!/^1\d{10}$/.test(mobile)) throw mishap();
}

function sms({ input }: Call): object {
  const mobile = text(input['mobile']);
  const answer = text(input['image_captcha']);
  const key = text(input['image_key']);
  const scene = text(input['scene']);
  const errors = [
    mobile === '' && '请输入手机号',
    answer === '' && '请输入图形验证码',
    key === '' && '参数错误',
    scene !== '' && !SCENES.includes(scene) && '参数错误',
  ].filter((message) => message !== false);
  if (errors.length > 0) throw refuse(errors.join(','));
  requireMobile(mobile);
  if (!checkCaptcha(key, answer)) throw refuse('图形验证码错误');
  const counter = nextId('sms');
  const code = String((counter * 7919 + 104_729) % 1_000_000).padStart(6, '0');
  const { smsCodes } = school.tables;
  school.tables.smsCodes = smsCodes.filter((row) => row.mobile !== mobile);
  school.tables.smsCodes.push({ mobile, code, expires_at: school.now() + LIFE, failures: 0 });
  sendSms({ mobile, code, scene });
  return [];
}

/** Checks and deletes the SMS code of a mobile number; refuses a wrong code, and deletes it after more than ten wrong tries. */
export function spendSmsCode(mobile: string, code: string): void {
  const { smsCodes } = school.tables;
  const row = smsCodes.find((item) => item.mobile === mobile && item.expires_at > school.now());
  const drop = (): void => {
    school.tables.smsCodes = smsCodes.filter((item) => item !== row);
  };
  if (code !== '' && (code === DEV_SMS_CODE || code === row?.code)) {
    drop();
    return;
  }
  if (row) {
    row.failures += 1;
    if (row.failures > 10) drop();
  }
  throw refuse('短信验证码错误');
}

/** Refuses a sign that is unknown, expired or of another subject; signs are valid for an hour. */
export function requireSign(sign: string, subject: string): void {
  const isKnown = school.tables.signs.some(
    (row) => row.sign === sign && row.subject === subject && row.expires_at > school.now(),
  );
  if (!isKnown) throw badParameter();
}

export const captchaHandlers: HttpHandler[] = [
  route('get', '/v2/captcha/image', image, { writes: true }),
  route('post', '/v2/captcha/sms', sms),
];
