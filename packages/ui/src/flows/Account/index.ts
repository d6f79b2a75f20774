export { openLogin, openRegister } from '@qinghe/hooks/stores/dialogs';
export { AccountDialogHost } from './AccountDialogHost.tsx';
export { ForgotForm } from './ForgotForm.tsx';
export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export { maskMobile } from './maskMobile.ts';
export { TextButton } from './parts/TextButton.tsx';
export { RegisterForm, type AccountFormProps } from './RegisterForm.tsx';
