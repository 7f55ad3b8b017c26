import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { address } from '../testing/shopper';
import { texts } from '../testing/texts';
import { expectTranslated, translateAsChrome, watchErrors } from '../testing/translated';

test.use({ viewport: smallPhone, hasTouch: true });

for (const lang of inTurn('purchase', languages)) {
  const t = texts(lang);

  test(`who reads a translation buys, from the product to the order (${lang})`, async ({
    page,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    const { email } = await newShopper(baseURL);
    await openSession(page.context(), email);
    await translateAsChrome(page);
    const { slug, name } = await someProduct(page, lang === 'en' ? 31 : 32, lang);
    const field = (key: string) => main(page).getByLabel(t(key), { exact: true });
    const button = (key: string) => main(page).getByRole('button', { name: t(key) });

    await page.goto(`${prefixOf[lang]}/product/${slug}`);
    await expectTranslated(page);
    await button('cart.add').first().click();
    const badge = (count: number) => page.getByRole('link', { name: t('cart.open', { count }) });
    await expect(badge(1).first()).toBeVisible();
    await badge(1).first().click();

    const quantity = main(page).getByRole('group', { name: t('cart.quantity_of', { name }) });
    const total = main(page)
      .locator('dt', { hasText: t('cart.grand_total') })
      .locator('+ dd');
    await expect(total.first()).toHaveText(/^₹[\d,.]+$/);
    const rupees = async () => Number((await total.first().textContent())?.replace(/[^\d.]/g, ''));
    const price = await main(page)
      .locator('dt', { hasText: t('cart.mrp_total') })
      .count();
    expect(price).toBeGreaterThan(0);
    const one = await rupees();
    await quantity.getByRole('button', { name: t('cart.more') }).click();
    await expect(quantity).toHaveText(/^\D*2\D*$/);
    await expect.poll(rupees).toBeGreaterThan(one);
    await quantity.getByRole('button', { name: t('cart.less') }).click();
    await expect.poll(rupees).toBe(one);
    await main(page)
      .getByRole('link', { name: t('cart.checkout', { count: 1 }) })
      .click();

    await field('address.full_name').fill(address.full_name);
    await button('checkout.place_order').first().click();
    await expect(main(page).getByText(t('validation.address_required'))).toBeVisible();
    await expect(field('address.full_name')).toHaveValue(address.full_name);
    await field('address.phone').fill(address.phone);
    await field('address.full_address').fill(address.full_address);
    await field('address.pincode').fill(address.pincode);
    await expect(field('address.city')).not.toHaveValue('');
    await main(page).getByText(t('checkout.cod'), { exact: true }).click();
    await button('checkout.place_order').first().click();
    await expect(page).toHaveURL(/\/order-success\/[A-Z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.thanks'));
    expect(errors).toEqual([]);
  });
}
