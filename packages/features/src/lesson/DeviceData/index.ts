export { DeviceData } from './DeviceData.tsx';
