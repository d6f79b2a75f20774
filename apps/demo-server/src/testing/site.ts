import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { buildIdOf } from '../buildId.ts';

/** Creates a temporary folder that is deleted after the running test. */
export function createFolder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'qinghe-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function write(dir: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Creates folders as the builds leave them, for the running test. */
export function createSiteFolders() {
  const dir = createFolder();
  const script = 'export const school = "青禾学堂";';
  write(dir, {
    'web/index.html': '<!doctype html><title>web</title>',
    'web/assets/main-1a2b3c.js': script,
    'web/assets/main-1a2b3c.js.br': brotliCompressSync(script),
    'web/favicon.svg': '<svg/>',
    'h5/index.html': '<!doctype html><title>h5</title>',
    'h5/assets/main-4d5e6f.js': script,
    'demo/media/lesson.mp4': '0123456789',
    'demo/covers/math.svg': '<svg/>',
    'secret.txt': 'not served',
  });
  const [webDir, h5Dir] = [path.join(dir, 'web'), path.join(dir, 'h5')];
  const build = buildIdOf(webDir, h5Dir);
  write(dir, {
    [`prerendered/${build}/index.html`]: '<!doctype html><title>web in advance</title>',
    [`prerendered/${build}/courses/index.html`]: '<!doctype html><title>courses in advance</title>',
    [`prerendered/${build}/h5/index.html`]: '<!doctype html><title>h5 in advance</title>',
    [`prerendered/${build}/announcement/7/index.html`]:
      '<!doctype html><title>announcement in advance</title>',
    [`prerendered/${build}/missing/courses/detail/3`]: '',
    [`prerendered/${build}/missing/courses/detail/of-5-digits`]: '',
    [`prerendered/${build}/web-1a2b.css`]: 'p{}',
    'prerendered/index.html': '<!doctype html><title>of no build</title>',
    'prerendered/0123456789ab/about/index.html': '<!doctype html><title>of another build</title>',
  });
  return {
    webDir,
    h5Dir,
    build,
    prerenderedDir: null,
    renderedPages: path.join(dir, 'prerendered'),
    demoDir: path.join(dir, 'demo'),
    filesDir: path.join(dir, 'files'),
    pagesDir: path.join(dir, 'pages'),
    site: { brand: '</script>禾苗' },
  };
}
