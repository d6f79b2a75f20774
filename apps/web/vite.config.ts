import { defineConfig } from 'vite';
import { appConfig } from '../../vite.app.ts';
import { starts } from './headStart.ts';

export default defineConfig(
  appConfig({
    site: 'web',
    port: 5173,
    target: ['chrome91', 'safari14', 'firefox78', 'edge91'],
    starts,
  }),
);
