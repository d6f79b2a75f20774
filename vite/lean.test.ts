import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { lean } from './lean.ts';

/** Builds one module, named as if a library held it, that shows what it was given. */
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

/** Moments on both sides of days, months and years, and what is none. */
const MOMENTS = [
  0,
  -1,
  951_782_400_000,
  1_709_222_399_999,
  1_798_732_799_999,
  1_798_732_800_000,
  ...Array.from({ length: 200 }, (_, index) => (index - 60) * 123_456_789_123),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  9e15,
];

it('tells Beijing time as the library does', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lean-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const entry = path.join(root, 'entry.mjs');
  writeFileSync(
    entry,
    `import dayjs from 'dayjs';
     import utc from 'dayjs/plugin/utc.js';
     dayjs.extend(utc);
     globalThis.leanTime = dayjs;`,
  );
  const built = await build({
    root,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [lean()],
  });
  const { output } = Object([built].flat()[0]);
  await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const stand: typeof dayjs = Object(globalThis).leanTime;
  dayjs.extend(utc);
  const tell = (time: typeof dayjs) =>
    MOMENTS.map((moment) => {
      const there = time(moment).utcOffset(8);
      if (!there.isValid()) return null;
      const parts = [there.year(), there.month(), there.date(), there.day(), there.valueOf()];
      const forms = ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'MM-DD', 'MM-DD HH:mm', 'HH:mm'];
      return [...parts, ...forms.map((form) => there.format(form))];
    });
  expect(output[0].code).not.toMatch(/\$locale/);
  expect(tell(stand)).toEqual(tell(dayjs));
});
