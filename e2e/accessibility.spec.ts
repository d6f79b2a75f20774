import { AxeBuilder } from '@axe-core/playwright';
import { inApp } from './support/projects.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/courses', '/courses/detail/1', '/login'])
  for (const theme of ['light', 'dark'])
    test(`${path} passes axe in the ${theme} theme`, async ({ page }, info) => {
      await page.addInitScript((value) => localStorage.setItem('qinghe:theme', value), theme);
      await page.goto(inApp(info, path));
      await expect(page.getByRole('main')).toBeVisible();
      await atRest(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
      ).toEqual([]);
    });
