export { BRAND, parseEnv, readEnv } from './env.ts';
export type { Env, FooterQrCode, FooterSettings } from './env.ts';
