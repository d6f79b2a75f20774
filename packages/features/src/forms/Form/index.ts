export { SubmitForm } from './SubmitForm.tsx';
export {
  bindMobileRule,
  firstPasswordRule,
  mobileRule,
  newPasswordRule,
  passwordRule,
  smsRules,
  textedMobileRule,
} from './rules.ts';
export { type Fields, type Form, type Rules, useForm } from './useForm.ts';
