import { expect, type Page, test } from '@playwright/test';
import { defaultLimits } from '../../lib/contract/schemas/settings/limits';
import { startShop } from '../../scripts/lib/shop.mjs';
import { expectAccessible } from '../testing/axe';
import { operatorToken } from '../testing/delivered-order';
import { demoData } from '../testing/demo-data';
import { place, successPage } from '../testing/payment-page';
import { openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { address, call, signUp } from '../testing/shopper';
import { codeBySms, newPhone } from '../testing/sms';
import { type Lang, texts } from '../testing/texts';

const dataDir = '.tmp/e2e-cash-by-code';
const env = { DATABASE_URL: '', API_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' };

/** Opens the checkout of a new shopper with a line in the cart and a saved address. */
async function openCheckout(page: Page, url: string, lang: Lang, phone: string) {
  const { email, token } = await signUp(url, dataDir);
  const { id, store } = await someProduct(page, 1);
  const line = { product_id: id, store_id: store.id, quantity: '1' };
  await call(url, 'POST', '/api/cart', { token, body: line });
  await call(url, 'POST', '/api/addresses', { token, body: { ...address, phone } });
  await openSession(page.context(), email);
  await page.goto(lang === 'hi' ? '/hi/checkout' : '/checkout');
}

test('a risky cash order is placed with the right code', async ({ browser }) => {
  demoData(dataDir);
  const own = { ...env, OPERATOR_TOKEN: operatorToken };
  const shop = await startShop({ port: 3232, dataDir, env: own });
  try {
    const body = { value: { ...defaultLimits, cash_code_percent: 0 } };
    await call(shop.url, 'PUT', '/api/operator/settings/limits', { token: operatorToken, body });
    for (const lang of ['en', 'hi'] as const) {
      const t = texts(lang);
      const phone = newPhone();
      const viewport = { width: 390, height: 844 };
      const page = await (await browser.newContext({ baseURL: shop.url, viewport })).newPage();
      await openCheckout(page, shop.url, lang, phone);
      await expect(main(page)).toContainText(t('checkout.cod_sms_hint'));
      await place(page, 'cod', lang);
      const sheet = page.getByRole('dialog', { name: t('cash_code.title') });
      await expect(sheet).toContainText(`+91 ${phone}`);
      const code = await codeBySms(phone, 0, dataDir);
      await expectAccessible(page);
      await sheet.getByLabel(t('auth.code')).fill(code === '123456' ? '654321' : '123456');
      await expect(sheet).toContainText(t('validation.otp_wrong'));
      await sheet.getByRole('button', { name: t('cash_code.close') }).click();
      await expect(main(page).getByText(address.full_address).first()).toBeVisible();
      await place(page, 'cod', lang);
      await sheet.getByLabel(t('auth.code')).fill(code);
      await expect(page).toHaveURL(successPage);
      await page.context().close();
    }
  } finally {
    await shop.stop();
  }
});
