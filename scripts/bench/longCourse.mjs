/** Limits in milliseconds: of the time to the first render, and of the longest task in each phase after it. */
const LIMITS = { firstRender: 1000, opening: 50, expanding: 50, scrolling: 50 };
const LABELS = {
  firstRender: 'first render',
  opening: 'longest task after it',
  expanding: 'longest task, expand all',
  scrolling: 'longest task, scrolling',
};
const ROUNDS = 3;
/** Linear algebra, the course to which the scenario `longCourse` adds its lessons. */
const COURSE = '/courses/detail/5?tab=lessons';

const sites = {
  web: { base: '', context: { viewport: { width: 1440, height: 900 } } },
  h5: {
    base: '/h5',
    context: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  },
};

/** Runs in the page before its scripts: records long tasks and the time when the first chapter is painted. */
function observe(token) {
  localStorage.setItem('meedu-user-token', token);
  const bench = { firstRender: 0, tasks: [] };
  globalThis.bench = bench;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.querySelector('main [role="tabpanel"] button[aria-expanded]'))
      return requestAnimationFrame(look);
    // By the time the next task runs, the frame with the chapter has been painted.
    return requestAnimationFrame(() => setTimeout(() => (bench.firstRender = performance.now())));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: scrolls to the end like a strong flick, 200 px a frame, and returns the text of the last lesson. */
async function scrollToEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let last = -1;
  while (scrollY !== last) {
    last = scrollY;
    scrollBy({ top: 200, behavior: 'instant' });
    await frame();
  }
  return [...document.querySelectorAll('main [role="tabpanel"] li')].pop()?.textContent ?? '';
}

/**
 * Clicks a button by its coordinates. Playwright's locators would search the whole list in the page's
 * main thread, and that work would be measured as the page's.
 */
async function press(page, words) {
  const { x, y } = await page.evaluate((text) => {
    const buttons = [...document.querySelectorAll('main [role="tabpanel"] button')];
    const button = buttons.find(({ textContent }) => textContent === text);
    if (!button) throw new Error(`No button says ${text}.`);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = button.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, words);
  await page.mouse.click(x, y);
}

/** Milliseconds to wait after an action, so that the tasks which it causes are recorded. */
const SETTLE = 500;

async function round(browser, url, { base, context: options }, token) {
  const context = await browser.newContext({ ...options, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript(observe, token);
  await page.goto(url + base + COURSE);
  await page.waitForFunction(() => globalThis.bench.firstRender > 0);
  await page.waitForLoadState('networkidle');
  const now = () => page.evaluate(() => performance.now());

  const opened = await now();
  await press(page, '全部收起');
  await press(page, '全部展开');
  await page.waitForTimeout(SETTLE);

  const expanded = await now();
  const last = await page.evaluate(scrollToEnd);
  if (!last.includes('第 2000 讲')) throw new Error(`The list ends with “${last}”.`);
  await page.waitForTimeout(SETTLE);

  const { firstRender, tasks } = await page.evaluate(() => globalThis.bench);
  await context.close();
  const longest = (from, to) =>
    tasks
      .filter(({ startTime }) => startTime >= from && startTime < to)
      .reduce((most, { duration }) => Math.max(most, duration), 0);
  return {
    firstRender,
    opening: longest(firstRender, opened),
    expanding: longest(opened, expanded),
    scrolling: longest(expanded, Infinity),
  };
}

/**
 * Opens, expands and scrolls a course of 2,000 lessons in 100 chapters on both sites; the best of three rounds counts.
 * Chromium reports no task shorter than 50 ms: a shorter one counts as 0.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} token The member's token.
 */
export async function benchLongCourse(browser, url, token) {
  const results = [];
  for (const [name, site] of Object.entries(sites)) {
    const rounds = [];
    for (let count = 0; count < ROUNDS; count += 1)
      rounds.push(await round(browser, url, site, token));
    for (const [key, limit] of Object.entries(LIMITS)) {
      const values = rounds.map((result) => Math.round(result[key]));
      const value = Math.min(...values);
      const label = `${name}, 2,000 lessons: ${LABELS[key]}`;
      results.push({ label, unit: 'ms', value, values, limit, isMet: value <= limit });
    }
  }
  return results;
}
