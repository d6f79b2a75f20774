export { LoginCallback, type LoginCallbackProps } from './LoginCallback.tsx';
