import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 1280] as const,
)) {
  test(`an operator sorts, filters and exports orders by keyboard, in ${lang}`, async ({
    page,
  }) => {
    const t = (key: string, params = {}) => texts(lang)(`operator_orders.${key}`, params);
    const table = (key: string, params = {}) => texts(lang)(`areas.table.${key}`, params);
    const button = (name: string) => main(page).getByRole('button', { name, exact: true });
    await page.setViewportSize({ width, height: 900 });
    await signInOperator(page, 'owner');
    await page.goto(`${prefix}/operator/orders`);
    const rows = main(page).locator('[data-row]');
    await rows.first().waitFor();
    await expectAccessible(page);

    const amount = main(page).getByRole('columnheader', { name: t('columns.amount') });
    await amount.getByRole('button').press('Enter');
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=-amount/);

    await button(t('columns.method')).press('Enter');
    await button(t('methods.cod')).press('Enter');
    await expect(page).toHaveURL(/method=cod/);
    await expect(rows.filter({ hasNotText: t('methods.cod') })).toHaveCount(0);

    await button(table('export')).press('Enter');
    const saving = page.waitForEvent('download');
    await button(table('export_csv')).press('Enter');
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file.split('\r\n')[0]).toContain(t('columns.number'));

    await page.keyboard.press('Escape');
    await main(page).focus();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    const number = await rows.first().getByRole('link').textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/operator/orders/${number}`));
  });
}
