/** Presses and moves are dispatched while the machine notes how long the scripts of each frame run. */
const sites = {
  web: { base: '', context: { viewport: { width: 1440, height: 900 } } },
  h5: {
    base: '/h5',
    context: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
};
const ROUNDS = 5;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Milliseconds from the press on a course to the frame that shows its heading, with code and data at hand. */
async function routeChange(page) {
  await page.locator('main a[href*="/courses/detail/"]').first().hover();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const link = document.querySelector('main a[href*="/courses/detail/"]');
        const began = performance.now();
        const look = () => {
          const isThere =
            /\/courses\/detail\//.test(location.pathname) && document.querySelector('h1');
          if (!isThere) return requestAnimationFrame(look);
          return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        link.click();
        requestAnimationFrame(look);
      }),
  );
}

/** The most milliseconds that scripts run for one letter typed into the search. */
async function typing(page, url) {
  await page.goto(url);
  const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await box.click();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  let most = 0;
  for (const letter of 'python xian xing') {
    const before = await scriptTime();
    await page.keyboard.type(letter);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    most = Math.max(most, (await scriptTime()) - before);
  }
  return most;
}

/**
 * A route change with a warm cache (limit 100 ms) and typing in the search (16 ms of script a letter); medians of five.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function benchInUse(browser, url) {
  const results = [];
  for (const [name, { base, context: options }] of Object.entries(sites)) {
    const changes = [];
    const letters = [];
    for (let count = 0; count < ROUNDS; count += 1) {
      const context = await browser.newContext({ ...options, locale: 'zh-CN' });
      const page = await context.newPage();
      // The first visit fills the cache.
      await page.goto(`${url}${base}/courses/detail/1`);
      await page.waitForLoadState('networkidle');
      await page.goto(`${url}${base}/courses`);
      await page.locator('main a[href*="/courses/detail/"]').first().waitFor();
      changes.push(Math.round(await routeChange(page)));
      letters.push(Math.round(await typing(page, `${url}${base}/search`)));
      await context.close();
    }
    const add = (label, values, limit) => {
      const value = median(values);
      results.push({
        label: `${name}, ${label}`,
        unit: 'ms',
        value,
        values,
        limit,
        isMet: value <= limit,
      });
    };
    add('route change with a warm cache', changes, 100);
    add('typing in the search, script a letter', letters, 16);
  }
  return results;
}
