import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { checkOtherTheme } from './checks/contrast.ts';
import { findUnfit } from './checks/largeText.ts';
import { whileStill } from './checks/still.ts';
import './lateCode.ts';
import { setTextSize } from './decorators/textSize.ts';

/** Matches ids of stories that are whole pages or parts as large as a page. */
const PAGE = /^(desktop|mobile|flows)-/;

const isNight = import.meta.env['QINGHE_NIGHTLY'] === '1';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the page is no longer loading, for 90 frames at most, as some stories show a loading page. */
async function waitForContent(): Promise<void> {
  for (let frame = 0; frame < 90 && document.querySelector('[aria-busy="true"]'); frame += 1)
    await nextFrame();
}

/** Finds all that does not fit into a window 320 px wide with text at twice its size. */
async function checkLargeText(): Promise<string[]> {
  await waitForContent();
  await page.viewport(320, 640);
  setTextSize(200);
  await nextFrame();
  await nextFrame();
  try {
    return findUnfit().map((line) => `with large text at 320 px ${line}`);
  } finally {
    setTextSize(100);
  }
}

afterEach(async ({ task }) => {
  const id = String(Reflect.get(task.meta, 'storyId') ?? '');
  if (task.result?.state === 'fail' || id === '') return;
  const found = await checkOtherTheme();
  if (isNight && PAGE.test(id)) found.push(...(await whileStill(checkLargeText)));
  if (found.length > 0) throw new Error(found.join('\n'));
});
