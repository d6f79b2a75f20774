export { addressesToSign, landingAddress } from './addressesToSign.ts';
export type { PagePlace } from './addressesToSign.ts';
export { signWechatPage } from './signWechatPage.ts';
