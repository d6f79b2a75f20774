export { BrandMark } from './BrandMark.tsx';
export { MobileField } from './MobileField.tsx';
export { NewPasswordField } from './NewPasswordField.tsx';
export { SmsFields } from './SmsFields.tsx';
export { maskMobile } from './maskMobile.ts';
export { type Sms, useSms } from './useSms.ts';
