import { expect, type Page, test } from '@playwright/test';
import { dealPriceOf } from '../../lib/contract/schemas/promotions/deal-price';
import { money } from '../../lib/storefront/format';
import { clockOf } from '../../lib/time/india';
import { expectAccessible } from '../testing/axe';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

const inThreeDays = () => clockOf(Date.now() + 3 * 86_400_000);

type Sku = { id: number; sku: string; mrp: number; price: number };
type Listing = { title: string; skus: Sku[] };

async function setPrice({ request }: Page, sku: Pick<Sku, 'id' | 'mrp' | 'price'>) {
  const { id, mrp, price } = sku;
  const answer = await request.patch('/api/seller/skus', { data: { skus: [{ id, mrp, price }] } });
  return (await answer.json()).data[0].ok;
}

/** Returns a SKU whose price was just raised to its MRP, and which cannot be in a deal. Each language takes its own. */
async function raisedSku(page: Page, isLast: boolean): Promise<Sku> {
  const answer = await page.request.get('/api/seller/listings?status=live&limit=100');
  const { listings } = (await answer.json()).data as { listings: Listing[] };
  const skus = listings.flatMap((one) => one.skus);
  for (const sku of isLast ? skus.reverse() : skus) {
    if (sku.price === sku.mrp) continue;
    if (await setPrice(page, { ...sku, price: sku.mrp })) return sku;
  }
  throw new Error('every SKU of the store is in a deal');
}

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  test(`a store makes an honest deal, and no other, ${lang} ${width}`, async ({ page }) => {
    const t = (key: string, params = {}) => texts(lang)(`seller_deals.${key}`, params);
    const field = (key: string) => main(page).getByLabel(t(key), { exact: true });
    const make = main(page).getByRole('button', { name: t('make'), exact: true });
    await page.setViewportSize({ width, height: 900 });
    await signInSeller(page);
    const sku = await raisedSku(page, lang === 'hi');

    await page.goto(`${prefix}/seller/promotions/deals/new`);
    await field('to').fill(inThreeDays());
    await field('percent').fill('20');
    await field('search').fill(sku.sku);
    await main(page)
      .getByRole('checkbox', { name: new RegExp(sku.sku) })
      .check();
    await make.click();
    await expect(main(page).getByText(t('refused', { count: 1 }))).toBeVisible();
    await expectAccessible(page);

    expect(await setPrice(page, sku)).toBe(true);
    await make.click();
    await expect(page).toHaveURL(/\/promotions\/deals\/\d+$/);
    await expectAccessible(page);
    const { data } = await (await page.request.get(`/api/products/${sku.id}`)).json();
    await expect(async () => {
      await page.goto(`${prefix}/product/${data.slug}`);
      const price = main(page)
        .getByText(money(dealPriceOf(sku.price, 20)))
        .first();
      await expect(price).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  });
}
