export { default as BindMobilePage } from './BindMobile/BindMobilePage.tsx';
export { default as ForgotPasswordPage } from './ForgotPassword/ForgotPasswordPage.tsx';
export { default as LoginPage } from './Login/LoginPage.tsx';
export { default as LoginCallbackPage } from './LoginCallback/LoginCallbackPage.tsx';
export { default as RegisterPage } from './Register/RegisterPage.tsx';
