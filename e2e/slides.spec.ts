import { changePictures, examine, pictureNames, servePictures } from './support/contrast.ts';
import { inApp } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const HERO = '[aria-label="首页轮播"]';

for (const name of pictureNames)
  test(`words and controls can be read over a ${name} slide`, async ({ page }, info) => {
    await servePictures(page, name);
    await page.goto(inApp(info, '/'));
    const hero = page.getByRole('region', { name: '首页轮播' });
    const next = hero.getByRole('button', { name: '下一张' });
    await expect(next).toBeVisible();
    const count = await hero.locator('[aria-roledescription="幻灯片"]').count();
    expect(count).toBeGreaterThan(1);
    for (let slide = 1; slide <= count; slide += 1) {
      const shown = hero.getByRole('group', { name: `第 ${slide} 张，共 ${count} 张` });
      const words = shown.locator('h2');
      await expect(words).toBeVisible();
      await expect(words.locator('xpath=..')).toHaveCSS('opacity', '1');
      await expect(shown).toHaveCSS('opacity', '1');
      await changePictures(page, name);
      await page.mouse.move(0, 0);
      const { said, faint } = await examine(page, HERO);
      expect(said.length).toBeGreaterThan(2);
      expect(faint).toEqual([]);
      await next.click();
    }
  });
