export type { DeviceItem, DeviceKind } from './deviceData.ts';
export { useDeviceData } from './useDeviceData.ts';
export type { DeviceDataApi } from './useDeviceData.ts';
