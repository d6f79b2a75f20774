export { codeSettings, QrCode, type QrCodeProps } from './QrCode.tsx';
