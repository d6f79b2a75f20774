import { PAGES } from '../e2e/support/pages.ts';
import { bringToRest } from './openStory.ts';
import { areStoriesDrawn } from './playStory.mjs';
import { isUnchanged } from './pictures.ts';
import { openStorybook } from './playStory.mjs';
import { expect, test } from './shared.ts';

/** Both sites, with the window size in which each is shown. */
const SITES = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 375, height: 812 },
};

/** Mounts the shown site anew at an address; resolves once it is drawn. Runs in the page. */
function open({ id, address }: { id: string; address: string }): Promise<void> {
  const url = new URL(window.location.href);
  url.searchParams.set('address', address);
  history.replaceState(null, '', url);
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve());
    channel.emit('forceRemount', { storyId: id });
  });
}

const nameOf = (address: string) => address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');

for (const [site, size] of Object.entries(SITES))
  for (const scenario of ['slowConfig', 'slowMember'])
    test(`what every page of the ${site} site shows while it waits: ${scenario}`, async ({
      window: page,
    }, info) => {
      test.setTimeout(120_000);
      const id = `${site}-troubles--waiting`;
      await page.setViewportSize(size);
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=scenario:${scenario}`);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForFunction(areStoriesDrawn);
      /* oxlint-disable no-await-in-loop -- One page after the other, in the same window. */
      for (const address of PAGES) {
        await page.evaluate(open, { id, address });
        await expect(page.getByRole('main'), address).toBeVisible();
        await bringToRest(page, { title: site });
        const name = ['waiting', `${site}-${scenario}-${nameOf(address) || 'home'}.png`] as const;
        if (await isUnchanged(page, info.snapshotPath(...name))) continue;
        await expect.soft(page).toHaveScreenshot([...name]);
      }
      /* oxlint-enable no-await-in-loop */
      // Loads Storybook anew, so that nothing of this affects the next story.
      await openStorybook(page);
    });
