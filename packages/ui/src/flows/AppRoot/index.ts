export { AppRoot, type AppRootProps, type Layout } from './AppRoot.tsx';
