import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/** Chromium flags of every test run, so that glyphs and colours are the same on every machine. */
export const browserArgs = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Folders of fonts that every member's device has: a Chinese one, without which Chromium searches for one at each new word
 * and finds none, and one with the metrics of Arial.
 */
const deviceFonts = () =>
  [
    require.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
    require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  ].map((file) => path.dirname(file));

/** Writes a fontconfig file, as that of the package names folders of AWS; without any font Chromium crashes. */
const fontsConfig = (home) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[path.join(home, 'fonts'), ...deviceFonts()].map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium that the lock file pins (Linux on x64) into node_modules/.cache.
 * The folder is renamed into place once complete, so an interrupted run cannot leave half a browser.
 */
function unpackPinned() {
  const entry = require.resolve('@sparticuz/chromium');
  const manifest = path.join(entry.slice(0, entry.indexOf('/build/')), 'package.json');
  const key = createHash('sha1')
    .update(readFileSync(manifest))
    .update(fontsConfig(''))
    .digest('hex')
    .slice(0, 12);
  const home = path.join(root, 'node_modules/.cache/chromium', key);
  if (!existsSync(path.join(home, 'chromium'))) {
    const partial = `${home}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();",
      ],
      // The runtime name makes the package unpack its system libraries as well.
      { cwd: root, env: { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' } },
    );
    writeFileSync(path.join(partial, 'fonts.conf'), fontsConfig(home));
    try {
      renameSync(partial, home);
    } catch (error) {
      rmSync(partial, { recursive: true, force: true });
      if (!existsSync(path.join(home, 'chromium'))) throw error;
    }
  }
  return home;
}

/**
 * Finds the browser for stories and journeys.
 *
 * `CHROMIUM_PATH` comes first; without it the pinned Chromium on Linux x64, and Playwright's browser elsewhere.
 * Only the pinned one (`isPinned`) renders exactly the pixels of the baseline pictures.
 *
 * @returns {{ executablePath?: string, isPinned: boolean, args: string[], env: Record<string, string> }}
 */
export function resolveBrowser() {
  if (process.env.CHROMIUM_PATH)
    return {
      executablePath: process.env.CHROMIUM_PATH,
      isPinned: false,
      args: browserArgs,
      env: {},
    };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { isPinned: false, args: browserArgs, env: {} };
  const home = unpackPinned();
  const executablePath = path.join(home, 'chromium');
  const env = { FONTCONFIG_FILE: path.join(home, 'fonts.conf') };
  const linked = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  if (linked.status !== 0 || linked.stdout.includes('not found'))
    env.LD_LIBRARY_PATH = path.join(home, 'al2023/lib');
  return { executablePath, isPinned: true, args: browserArgs, env };
}
