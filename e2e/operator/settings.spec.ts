import { expect, type Page, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { expectAccessible } from '../testing/axe';
import { operatorToken } from '../testing/delivered-order';
import { demoData } from '../testing/demo-data';
import { main } from '../testing/shop-page';
import { languageIn, texts } from '../testing/texts';
import { setPincodes } from './testing/set-pincodes';
import { signInOperator } from './testing/sign-in';

const own = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  OPERATOR_TOKEN: operatorToken,
};

const company = {
  en: 'Bazaar Nila',
  hi: 'बाज़ार नीला',
  legal: 'Nila Retail Private Limited',
  gstin: '27AAPFU0939F1ZV',
};

/** Pages that name the market, with the expected fact. */
const places: [path: string, fact: string][] = [
  ['/', company.en],
  ['/', company.legal],
  ['/hi', company.hi],
  ['/terms', company.legal],
  ['/about', company.en],
  ['/categories', company.legal],
  ['/llms.txt', company.en],
  ['/hi/opensearch.xml', company.hi],
  ['/manifest.webmanifest', company.en],
  ['/blog/feed.xml', company.en],
  ['/.well-known/security.txt', 'care@nila.example'],
];

const read = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an owner says who runs the market, and every page tells it', async ({ browser }) => {
  const dataDir = '.tmp/e2e-settings';
  demoData(dataDir);
  const shop = await startShop({ port: 3231, dataDir, env: own });
  try {
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    for (const [path] of places) await read(page, path);
    await signInOperator(page, 'owner');
    for (const lang of ['hi', 'en'] as const) {
      const t = texts(lang);
      await page.setViewportSize({ width: lang === 'hi' ? 390 : 1280, height: 900 });
      await page.goto(`${lang === 'hi' ? '/hi' : ''}/operator/settings`);
      const form = main(page).locator('form').first();
      await form.getByLabel(t('operator_settings.fields.is_demo')).uncheck();
      await form.getByRole('button', { name: t('operator_settings.save') }).click();
      await expect(form.getByText(t('validation.gstin')).first()).toBeVisible();
      await setPincodes(page, t);
      await expectAccessible(page);
    }
    const t = texts('en');
    const form = main(page).locator('form').first();
    const fill = (field: string, value: string, params = {}) =>
      form.getByLabel(t(`operator_settings.fields.${field}`, params), { exact: true }).fill(value);
    const save = () => form.getByRole('button', { name: t('operator_settings.save') }).click();
    await fill('gstin', company.gstin);
    await fill('brand', company.en, languageIn('en', 'en'));
    await fill('brand', company.hi, languageIn('hi', 'en'));
    await fill('legal_name', company.legal);
    await fill('email', 'care@nila.example');
    await fill('postal_address_street', '7 Laxmi Road');
    await fill('phone', '020 2445 1234');
    await fill('grievance_officer_name', 'Anil Rao', languageIn('en', 'en'));
    await fill('grievance_officer_name', 'अनिल राव', languageIn('hi', 'en'));
    await fill('grievance_officer_email', 'anil@nila.example');
    await fill('grievance_officer_phone', '020 2445 1235');
    await save();
    await expect(page.getByText(t('operator_settings.saved')).first()).toBeVisible();
    for (const [path, fact] of places) {
      await expect.poll(() => read(page, path), path).toContain(fact);
    }
    expect(await read(page, '/')).not.toContain('Haat Bazaar Demo');

    await fill('cin', 'U52100MH2019PTC331122');
    const note = form.getByLabel(t('operator_settings.note'));
    await note.fill('The certificate came');
    await save();
    // The form now belongs to the new version.
    await expect(note).toHaveValue('');
    await main(page)
      .getByRole('button', { name: t('operator_settings.history') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toContainText('U52100MH2019PTC331122');
    await dialog.getByRole('button', { name: t('operator_settings.restore') }).click();
    await expect(form.getByLabel(t('operator_settings.fields.cin'), { exact: true })).toHaveValue(
      'U00000MH2026PTC000000',
    );
  } finally {
    await shop.stop();
  }
});
