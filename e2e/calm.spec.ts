import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long a page that nobody touches is observed, in milliseconds. */
const TIME = 2000;
/** The bar of the first slide grows by 56 steps in 5 s; a smooth animation would be 120 frames. */
const MOST = 45;

for (const path of ['/', '/courses/detail/1'])
  test(`a page that nobody touches hardly works: ${path}`, async ({ page }, info) => {
    await page.goto(inApp(info, path));
    await atRest(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const restyles = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
    };
    const before = await restyles();
    // oxlint-disable-next-line no-restricted-properties -- what is observed is that nothing happens
    await page.waitForTimeout(TIME);
    expect((await restyles()) - before).toBeLessThanOrEqual(MOST);
  });
