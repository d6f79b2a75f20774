export type { ScanState } from './scanMachine.ts';
export { useWechatScan } from './useWechatScan.ts';
export type { WechatScanStatus } from './useWechatScan.ts';
