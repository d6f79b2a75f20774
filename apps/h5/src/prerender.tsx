import { composeDocument, createSite } from '@qinghe/features/shell/Prerender';
import { App } from './app/App.tsx';
import { BASENAME } from './basename.ts';

/** Renders the mobile site's pages without a browser. */
export const site = createSite({ app: (router) => <App router={router} />, basename: BASENAME });

export { composeDocument };
