import { composeDocument, createSite } from '@qinghe/features/shell/Prerender';
import { App } from './app/App.tsx';

/** Renders the desktop site's pages without a browser. */
export const site = createSite({ app: (router) => <App router={router} />, basename: '' });

export { composeDocument };
