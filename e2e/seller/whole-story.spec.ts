import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { market } from '../testing/market';
import { variants } from '../testing/nightly';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { buyBySearch } from './testing/buy-by-search';
import { byPointer } from './testing/hand';
import { listShirt } from './testing/list-shirt';
import { newVendor } from './testing/new-vendor';
import { openReturn, requestReturn } from './testing/request-return';
import { sendShipment } from './testing/send-shipment';
import { signInSeller } from './testing/sign-in';

/** The payout for ₹799: less 10% commission with 18% GST, TCS and TDS. */
const net = '₹700.16';

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  const t = texts(lang);
  const press = (page: Page, key: string) =>
    main(page)
      .getByRole('button', { name: t(key), exact: true })
      .click();

  test(`a new store lists, sells, sends, takes back and is paid, ${lang} ${width}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 900 };
    await page.setViewportSize(viewport);
    const url = String(baseURL);
    const hand = byPointer();
    const vendor = await newVendor(page, `Malmal Looms ${lang}`);
    await signInSeller(page, vendor);
    const mark = Date.now().toString(36);
    const names = { en: `Malmaljheel Shirt ${mark}`, hi: `मलमलझील कमीज़ ${mark}` };
    const listing = await listShirt(page, lang, hand, names);
    await market('listings', 'approve', listing);

    const shop = await (await browser.newContext({ viewport })).newPage();
    const shopper = await newShopper(url);
    const wanted = { url, search: names.hi, name: names[lang], quantity: 2 };
    const number = await buyBySearch(shop, lang, shopper, wanted);
    await sendShipment(page, lang, hand, number);

    const back = await requestReturn(shop, lang, { number });
    await openReturn(page, lang, back);
    await expectAccessible(page);
    await press(page, 'seller_returns.accept');
    await main(page).getByText(t('seller_returns.conditions.sellable'), { exact: true }).click();
    await press(page, 'seller_returns.received');
    await expect(main(page).getByText(t('seller_returns.status.refunded')).first()).toBeVisible();
    await shop.reload();
    await expect(main(shop).getByText(t('returns.status.refunded')).first()).toBeVisible();
    const saved = shop.waitForEvent('download');
    await main(shop)
      .getByRole('button', { name: /C\d{4}\/\d{5}/ })
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^credit-note-[A-Z]+-C\d{4}-\d{5}\.pdf$/);
    await expectAccessible(shop);

    await page.goto(`${prefix}/seller/money`);
    const line = main(page).getByRole('listitem').filter({ hasText: number });
    await expect(line).toContainText(net);
    const owed = main(page)
      .locator('dl > div')
      .filter({ hasText: t('seller_money.balance_hint') });
    await expect(owed).toContainText(net);
  });
}
