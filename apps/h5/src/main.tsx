import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rootReports } from '@qinghe/hooks/error-reports';
import { readRecord } from '@qinghe/hooks/stores/server';
import '@qinghe/ui/tokens.css';
import '@qinghe/ui/global.css';
import { settleAddress } from '@qinghe/features/routing/Routing';
import { App } from './app/App.tsx';
import { BASENAME } from './basename.ts';
import { table } from './app/routes.ts';

const root = document.getElementById('root');
if (root) {
  settleAddress(BASENAME);
  // In a build, the head start has applied the theme before the first paint.
  if (import.meta.env.DEV)
    void import('@qinghe/features/shell/Theme').then((module) => module.applyTheme());
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const start = () => {
    const { pathname, search } = window.location;
    table.preload((pathname.slice(BASENAME.length) || '/') + search);
    // Restores what an earlier visit has learnt about the server, for the first render.
    readRecord();
    createRoot(root, rootReports).render(app);
  };
  // A prerendered page is hydrated, not rendered again.
  if (document.documentElement.dataset.prerendered)
    void import('@qinghe/features/shell/Prerender').then((module) =>
      module.takeOver(root, app, start),
    );
  else start();
}
