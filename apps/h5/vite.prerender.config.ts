import { defineConfig } from 'vite';
import { prerenderConfig } from '../../vite/prerender.ts';

export default defineConfig(prerenderConfig('h5'));
