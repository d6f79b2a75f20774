export { showWechatCard } from './wechatCard.ts';
export type { SharedPage } from './cardOf.ts';
