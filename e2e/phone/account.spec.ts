import { fillLogin, member } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('a member signs in on the login page and comes back', async ({ page }) => {
  await page.goto('/h5/member');
  await expect(page).toHaveURL('/h5/login?redirect=%2Fmember');
  await fillLogin(page);
  await expect(page).toHaveURL('/h5/member');
  await expect(page.getByText(member.name).first()).toBeVisible();
});
