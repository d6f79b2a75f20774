import { expect, test } from '../support/test.ts';

test(
  'the links of the home page lead a visitor to the school, its teachers and its contacts',
  {
    tag: ['@spec:1.visitor.teachers', '@spec:1.visitor.about'],
  },
  async ({ page }) => {
    await page.goto('/h5/');
    const foot = page.locator('footer');
    await expect(foot.getByRole('link', { name: /ICP备/ })).toHaveAttribute('href', /^https:/);
    await expect(foot.getByRole('link', { name: /^400|^\d{3,4}-/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    for (const name of ['用户协议', '隐私政策'])
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', /\.html$/);

    await foot.getByRole('link', { name: '关于我们' }).click();
    await expect(page).toHaveURL('/h5/about');
    await expect(page.getByRole('heading', { name: '老师们' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '联系我们' })).toBeVisible();
  },
);
