export { BRAND, parseEnv, readEnv } from './env.ts';
export { parseFrameHosts, readFrameHosts } from './frameHosts.ts';
export type { Env, FooterQrCode, FooterSettings } from './env.ts';
