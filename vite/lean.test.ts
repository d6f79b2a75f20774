import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { lean } from './lean.ts';

/** Builds one module under a library's path, with `lean()` applied to its code. */
async function buildAs(file: string, code: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'lean-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const entry = path.join(root, 'entry.mjs');
  writeFileSync(entry, `import ${JSON.stringify(file)};`);
  await build({
    root,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [
      {
        name: 'library',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? code : null),
      },
      lean(),
    ],
  });
}

const EMOTION = '/node_modules/@emotion/cache/dist/cache.mjs';

it('builds where a library holds what is replaced in it', async () => {
  const built = buildAs(EMOTION, 'var prefixer = 1; var defaultStylisPlugins = [prefixer];');
  await expect(built).resolves.toBeUndefined();
});

it('fails where a library no longer holds it', async () => {
  await expect(buildAs(EMOTION, 'var plugins = [1];')).rejects.toThrow(
    /Not found in .*defaultStylisPlugins/,
  );
});
