import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { expectAccessible } from '../testing/axe';
import { enterCash, operatorToken } from '../testing/delivered-order';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, languageIn, texts } from '../testing/texts';
import { firstShopper } from './testing/first-shopper';
import { firstCategory, firstVendor } from './testing/first-vendor';
import { signInOperator } from './testing/sign-in';

const own = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  DEMO_DATA: 'off',
  PAYMENTS: 'off',
  OPERATOR_TOKEN: operatorToken,
};

/** Milliseconds past the return window and the end of the following week. */
const later = 24 * 24 * 3600 * 1000;
const clockAhead = {
  NODE_OPTIONS: `--import ${pathToFileURL('e2e/testing/later.mjs').href}`,
  HAAT_LATER_MS: String(later),
};

const emptyPages = [
  ...['/', '/products', '/categories', '/brands', '/vendors', '/deals', '/search?search=kurta'],
  ...['/sitemap.xml', '/feeds/google.xml', '/opensearch.xml', '/llms.txt', '/blog', '/about'],
];

/** Opens the operator's screens in a language; `press` and `fill` take message keys. */
async function operatorAt(browser: Browser, url: string, lang: Lang, ahead = 0) {
  const viewport = { width: lang === 'hi' ? 390 : 1280, height: 900 };
  const page = await (await browser.newContext({ baseURL: url, viewport })).newPage();
  await signInOperator(page, 'owner', ahead);
  const t = texts(lang);
  const top = () => page.locator('main, dialog[open]').last();
  return {
    page,
    lang,
    t,
    top,
    open: (path: string) => page.goto(`${lang === 'hi' ? '/hi' : ''}/operator${path}`),
    press: (key: string, params = {}) =>
      top()
        .getByRole('button', { name: t(key, params), exact: true })
        .first()
        .click(),
    fill: (key: string, value: string, params = {}) =>
      top().getByLabel(t(key, params), { exact: true }).first().fill(value),
  };
}

type Operator = Awaited<ReturnType<typeof operatorAt>>;

async function expectDone({ page, t, open }: Operator, steps: number) {
  await open('');
  const hint = t('operator_first_steps.hint', { done: steps, all: 7 });
  await expect(main(page).getByText(hint)).toBeVisible();
}

async function prepareMarket({ page, lang, t, top, open, press, fill }: Operator) {
  await open('/settings');
  await top().getByLabel(t('operator_settings.fields.is_demo')).uncheck();
  await fill('operator_settings.fields.legal_name', 'Nila Retail Private Limited');
  await fill('operator_settings.fields.gstin', '27AAPFU0939F1ZV');
  await fill('operator_settings.fields.postal_address_street', '7 Laxmi Road');
  await fill('operator_settings.fields.phone', '020 2445 1234');
  for (const of of ['en', 'hi'] as const) {
    const name = of === 'hi' ? 'अनिल राव' : 'Anil Rao';
    await fill('operator_settings.fields.grievance_officer_name', name, languageIn(of, lang));
  }
  await fill('operator_settings.fields.grievance_officer_email', 'anil@nila.example');
  await fill('operator_settings.fields.grievance_officer_phone', '020 2445 1235');
  await press('operator_settings.save');
  await expect(page.getByText(t('operator_settings.saved'))).toBeVisible();

  await open('/categories');
  await press('operator_catalogue.add_category');
  await fill('operator_catalogue.name_in', 'Shirts', languageIn('en', lang));
  await fill('operator_catalogue.name_in', 'कमीज़ें', languageIn('hi', lang));
  await fill('operator_catalogue.slug', 'shirts');
  await press('operator_catalogue.save');
  await expect(
    main(page)
      .getByText(lang === 'hi' ? 'कमीज़ें' : 'Shirts')
      .first(),
  ).toBeVisible();

  await open('/commission');
  await press('operator_commission.set');
  await fill('operator_commission.percent', '12');
  await press('operator_commission.save');
  await expect(main(page).getByText('12%')).toBeVisible();

  await open('/coupons');
  await press('operator_coupons.add');
  await fill('coupon_form.fields.code', 'FIRST10');
  await fill('coupon_form.fields.value', '10');
  await press('coupon_form.create');
  await expect(main(page).getByText('FIRST10')).toBeVisible();
}

const lang = (t: Operator['t']): Lang => (t('operator_settings.yes') === 'yes' ? 'en' : 'hi');

async function approve({ page, t, open }: Operator, path: string, text: string, key: string) {
  await open(path);
  const card = main(page)
    .getByRole(path === '/sellers' ? 'row' : 'listitem')
    .filter({ hasText: text })
    .first();
  await card.getByRole('button', { name: t(key), exact: true }).click();
  await expect(card).toHaveCount(0);
}

async function expectEmptyShop(page: Page, t: Operator['t']) {
  for (const path of emptyPages) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  await page.goto(lang(t) === 'hi' ? '/hi' : '/');
  await expect(main(page).getByText(t('home.opening'))).toBeVisible();
}

for (const [language, port] of variants(['en', 3233] as const, ['hi', 3234] as const)) {
  test(`from an empty database to a market that pays its seller, ${language}`, async ({
    browser,
  }) => {
    const dataDir = `.tmp/e2e-first-market-${language}`;
    rmSync(dataDir, { recursive: true, force: true });
    let shop = await startShop({ port, dataDir, env: own });
    try {
      const { url } = shop;
      let operator = await operatorAt(browser, url, language);
      const { page, t } = operator;
      await expectEmptyShop(page, t);
      await expectDone(operator, 1);
      await prepareMarket(operator);
      await expectDone(operator, 4);

      const vendor = await firstVendor(url, dataDir, 'Malmal Looms');
      await approve(operator, '/sellers', 'Malmal Looms', 'operator_sellers.do_approved');
      await vendor.signIn();
      const names = { en: 'Malmal Shirt', hi: 'मलमल कमीज़' };
      await vendor.list(names, await firstCategory(page));
      await approve(operator, '/listings', names[language], 'operator_listings.approve');
      await expectDone(operator, 6);
      await expect(async () => {
        await page.goto(language === 'hi' ? '/hi' : '/');
        await expect(main(page).getByText(names[language]).first()).toBeVisible({ timeout: 1000 });
      }).toPass();

      const shopper = await firstShopper(url, dataDir);
      const order = await shopper.buy('FIRST10');
      await operator.open('');
      await expect(main(page).getByText(t('operator_today.orders_30'))).toBeVisible();
      await expect(main(page).getByText(t('operator_first_steps.title'))).toHaveCount(0);
      await vendor.deliver(order.number);
      await enterCash(url, order.number);
      await vendor.tellBank();

      const back = await shopper.sendBack(order);
      await vendor.refuse(back.number);
      await shopper.dispute(order.number, back.id);
      await operator.open('/returns');
      await expect(main(page).getByText(back.number).first()).toBeVisible();
      await operator.press('operator_returns.refuse');
      await operator.fill('operator_returns.note', 'The tags are gone, as the picture shows');
      await operator.press('operator_returns.refuse');
      await expect(main(page).getByText(back.number)).toHaveCount(0);

      await shop.stop();
      shop = await startShop({ port, dataDir, env: { ...own, ...clockAhead, PAYMENTS: 'test' } });
      operator = await operatorAt(browser, url, language, later);
      const paid = operator.page;
      await expect(async () => {
        await operator.open('/settlements');
        await expect(main(paid).getByText('Malmal Looms').first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 40_000 });
      await operator.press('operator_settlements.approve');
      await operator.open('/settlements?status=approved');
      await operator.press('operator_settlements.bank_file');
      const alone = t('operator_settlements.why.approved_by_you');
      await expect(paid.getByRole('dialog')).toContainText(alone);

      const second = await operatorAt(browser, url, language, later);
      await second.open('/settlements?status=approved');
      const saved = second.page.waitForEvent('download');
      await second.press('operator_settlements.bank_file');
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
      await expect(second.page.getByRole('dialog')).toContainText('1');
      await second.open('/settlements?status=exported');
      const by = { provider: t('operator_settlements.providers.test') };
      await second.press('operator_settlements.pay', by);
      await second.press('operator_settlements.pay', by);
      await expect(async () => {
        await second.open('/settlements?status=paid');
        await expect(main(second.page).getByText(/UTR TESTN/)).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 40_000 });
      await main(second.page).getByRole('link', { name: 'Malmal Looms' }).click();
      await expect(main(second.page).getByText(t('operator_settlements.payouts'))).toBeVisible();
      await expectAccessible(second.page);
    } finally {
      await shop.stop();
    }
  });
}
