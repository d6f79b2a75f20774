export { CaptchaInput, captchaStatuses, type CaptchaInputProps } from './CaptchaInput.tsx';
