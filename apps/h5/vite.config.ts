import { defineConfig } from 'vite';
import { appConfig } from '../../vite.app.ts';
import { starts } from './headStart.ts';

export default defineConfig(
  appConfig({
    site: 'h5',
    port: 5174,
    target: ['chrome91', 'safari14'],
    starts,
  }),
);
