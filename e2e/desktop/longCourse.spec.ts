import { openScenario } from '../support/scenario.ts';
import { expect, test } from '../support/test.ts';

test('a course of two thousand lessons opens at once and soon has every lesson', async ({
  page,
}, info) => {
  await openScenario(page, info, 'longCourse');
  await expect(page.getByText(/^共 100 章 2,000 课时/)).toBeVisible();
  // Locators by role would themselves keep the page busy with 2,000 rows.
  const drawn = await page.evaluate(async () => {
    for (const words of ['全部收起', '全部展开']) {
      const buttons = Array.from(document.querySelectorAll('button'));
      buttons.find(({ textContent }) => textContent === words)?.click();
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    return document.querySelectorAll('[role="tabpanel"] li').length;
  });
  expect(drawn).toBeLessThan(400);
  await page.waitForFunction(
    () => document.querySelectorAll('[role="tabpanel"] li').length === 2000,
  );

  // Screen readers and the browser's own search find every row.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ role, name }) => role?.value === 'link' && name?.value);
  expect(heard.filter(({ name }) => /^第 \d+ 讲/.test(String(name?.value)))).toHaveLength(2000);
  const row = page.locator('[role="tabpanel"] li').nth(1986);
  await row.locator('a').focus();
  await page.keyboard.press('Tab');
  await expect(row.locator('xpath=following::a[1]')).toBeFocused();
});
