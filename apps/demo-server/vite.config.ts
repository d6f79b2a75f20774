import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/main.ts', target: 'node20', minify: false, emptyOutDir: true },
  ssr: { noExternal: true },
});
