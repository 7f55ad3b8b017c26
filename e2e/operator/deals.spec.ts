import { expect, type Page, test } from '@playwright/test';
import { signInSeller } from '../seller/testing/sign-in';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Creates a deal in the demo's store that begins in some weeks, for the first variant that allows a deal. */
async function dealToCome({ request }: Page, name: string) {
  const found = await request.get('/api/seller/listings?status=live&limit=100');
  const listings: { skus: { id: number }[] }[] = (await found.json()).data.listings;
  for (const { id } of listings.flatMap(({ skus }) => skus)) {
    const period = { starts_at: inDays(40), ends_at: inDays(42) };
    const data = { name, percent: 5, skus: [{ product_id: id }], ...period };
    if ((await request.post('/api/seller/promotions/deals', { data })).ok()) return;
  }
  throw new Error('no variant can be in a deal');
}

for (const [lang, prefix, width] of variants<[Lang, string, number]>(
  ['en', '', 1280],
  ['hi', '/hi', 390],
)) {
  test(`an operator stops a store's deal with a reason, in ${lang}`, async ({ page }) => {
    const say = (key: string, values = {}) => texts(lang)(`operator_deals.${key}`, values);
    const name = `Kite Days ${lang} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signInSeller(page);
    await dealToCome(page, name);
    await signInOperator(page, 'owner');
    await page.goto(`${prefix}/operator/deals`);
    await main(page)
      .getByRole('button', { name: texts(lang)('seller_deals.state.coming') })
      .click();
    const deal = main(page).locator('[data-row]').filter({ hasText: name });
    await expectAccessible(page);
    await deal.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    const stop = dialog.getByRole('button', { name: say('stop'), exact: true });
    await stop.click();
    const reason = dialog.getByLabel(say('reason'));
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('The kites are not yours to sell.');
    await stop.click();
    await expect(dialog).toHaveCount(0);
    await expect(deal).toHaveCount(0);
  });
}
