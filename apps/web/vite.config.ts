import { defineConfig } from 'vite';
import { appConfig } from '../../vite.app.ts';
import { starts } from './headStart.ts';

export default defineConfig(
  appConfig({
    base: '/',
    port: 5173,
    target: ['chrome87', 'safari14', 'firefox78', 'edge88'],
    starts,
  }),
);
