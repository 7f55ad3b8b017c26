import { expect, test } from '@playwright/test';
import { banner } from '../testing/shop-page';
import { texts } from '../testing/texts';

const t = texts('en');

test.use({ viewport: { width: 1280, height: 900 } });

test('suggestions that come when the focus has left the search box stay closed', async ({
  page,
}) => {
  let letThemCome = () => {};
  const tabbedOn = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  const held: string[] = [];
  await page.goto('/');
  const box = banner(page).getByRole('searchbox', { name: t('shell.search') });
  await expect(box).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/**/*.js', async (route) => {
    held.push(route.request().url());
    await tabbedOn;
    await route.continue();
  });
  await box.focus();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const answer = page.waitForResponse(/suggest/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  letThemCome();
  await answer;
  const combobox = banner(page).getByRole('combobox', { name: t('shell.search') });
  await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.suggestions')).toBeHidden();

  await combobox.focus();
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.suggestions')).toBeHidden();
});
