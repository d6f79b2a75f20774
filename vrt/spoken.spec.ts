import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { spokenStories } from './baselines.mjs';
import { bringDocumentToRest, playStory } from './openStory.ts';
import { openStorybook } from './playStory.mjs';
import { expect, test as base } from './shared.ts';

// Tests what a screen reader says of an example of every component and pattern, from its start to its end. The text is stored
// next to the component, so that a change of it is seen in the review.

// The reader stays in its page and brings its own user-event, which takes the focus from fields that other tests type in. So
// readings share a page of their own, which is loaded anew before a story with a play function.
const test = base.extend<object, { aloud: Page }>({
  aloud: [
    async ({ window }, provide) => {
      const page = await window.context().newPage();
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const root = fileURLToPath(new URL('../', import.meta.url));
const reader = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);

/** More phrases than any component has: a longer reading goes round in circles. */
const MOST_PHRASES = 400;

/** Reads the shown story from its start to its end. Runs in the page. */
async function readAloud([code, most]: readonly [string, number]): Promise<string[]> {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { virtual } = await import(address);
  URL.revokeObjectURL(address);
  // Overlays are rendered outside of the story's root, so the whole body is read.
  await virtual.start({ container: document.body });
  for (let count = 0; count < most; count += 1) {
    await virtual.next();
    if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
  }
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}

for (const story of spokenStories())
  test(`${story.part} is read aloud`, async ({ aloud: page }, { config }) => {
    if (story.isPlayed) await openStorybook(page);
    await playStory(page, story);
    await bringDocumentToRest(page);
    const phrases = await page.evaluate(readAloud, [reader, MOST_PHRASES] as const);
    expect(phrases.length).toBeLessThan(MOST_PHRASES);
    const text = `${phrases.join('\n')}\n`;
    const name = story.part.split('/')[1] ?? '';
    const file = path.join(root, path.dirname(story.file), `${name}.spoken.txt`);
    const isWriting = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
    if (isWriting) writeFileSync(file, text);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : 'nothing is kept';
    expect(text, `npm run spoken:accept, if ${name} is to speak so`).toBe(kept);
  });
