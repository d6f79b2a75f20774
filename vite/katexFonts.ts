import type { Plugin } from 'vite';

/** Keeps only the woff2 fonts of KaTeX: every supported browser reads them. */
export const katexWoff2Only: Plugin = {
  name: 'katex-woff2-only',
  enforce: 'pre',
  transform: {
    filter: { id: /katex[^/]*\.css/ },
    handler: (code) =>
      code.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["'](?:woff|truetype)["']\)/g, ''),
  },
};
