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
  // Else the head start has, before anything was painted.
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
    // What an earlier visit has learnt shows at once.
    readRecord();
    createRoot(root, rootReports).render(app);
  };
  // A page that was rendered in advance is not drawn anew.
  if (document.documentElement.dataset.prerendered)
    void import('@qinghe/features/shell/Prerender').then((module) =>
      module.takeOver(root, app, start),
    );
  else start();
}
