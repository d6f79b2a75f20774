// node scripts/try-pixels.mjs    checks that the pictures notice one pixel: with Button's padding one pixel wider the run must
// fail. Needs a built Storybook.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whyNoPixels } from './lib/pixels.mjs';
import { run } from './lib/run.mjs';

const STORY = 'Components/Button/States';

/** Compares the story's pictures with its buttons `pixels` wider. Returns the exit code and the contents of the report. */
async function compare(pixels) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-pixels-'));
  const report = path.join(folder, 'report');
  const { code } = await run(
    [
      'playwright',
      'test',
      '-c',
      'vrt',
      `--grep=${STORY}`,
      '--reporter=html',
      '--update-snapshots=none',
      `--output=${path.join(folder, 'results')}`,
    ],
    {
      env: {
        QINGHE_VRT_WIDER: String(pixels),
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
      isCaptured: true,
    },
  );
  const data = path.join(report, 'data');
  const pictures = existsSync(data)
    ? readdirSync(data).filter((name) => name.endsWith('.png'))
    : [];
  const hasPage = existsSync(path.join(report, 'index.html'));
  rmSync(folder, { recursive: true });
  return { code, hasPage, pictures: pictures.length };
}

function expectTo(claim, isTrue) {
  console.log(`${isTrue ? '✓' : '✗'} ${claim}`);
  if (!isTrue) process.exitCode = 1;
}

const reason = whyNoPixels();
if (reason) console.log(`pixels skipped: ${reason}`);
else {
  const untouched = await compare(0);
  expectTo('Button as it is fits its pictures', untouched.code === 0);
  const wider = await compare(1);
  expectTo('a pixel more of padding fails the run', wider.code !== 0);
  expectTo('its report can be opened', wider.hasPage);
  // Before, after and difference, in both themes.
  expectTo('and shows before, after and difference', wider.pictures >= 6);
}
