export { AppRoot, type AppRootProps } from './AppRoot.tsx';
export { routeTree, type Layout, type PagesProps } from './Pages.tsx';
