import { expect, test } from './support/test.ts';

test('the home page opens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /book/i }).first()).toBeVisible();
});
