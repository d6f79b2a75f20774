import '@qinghe/ui/tokens.css';
import '@qinghe/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { leaveForMobileSite } from '@qinghe/ui/flows/SiteChoice';
import { applyTheme } from '@qinghe/ui/flows/Theme';
import { App } from './app/App.tsx';
import { table } from './app/routes.ts';

const root = document.getElementById('root');
if (root && !leaveForMobileSite()) {
  applyTheme();
  table.preload(window.location.pathname + window.location.search);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
