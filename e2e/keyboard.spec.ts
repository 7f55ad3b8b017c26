import { expect, type Locator, test } from '@playwright/test';
import { newShopper, someProduct } from './testing/session';
import { banner, main } from './testing/shop-page';
import { address, password } from './testing/shopper';
import { tabTo } from './testing/tab-to';
import { texts } from './testing/texts';

const t = texts('en');

test('the keyboard alone completes a purchase, and its focus is always seen', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email } = await newShopper(baseURL);
  const product = await someProduct(page, 20);
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };

  await test.step('signs in', async () => {
    await page.goto('/signin');
    await type(field(t('auth.email_or_phone')), email);
    await tabTo(page, main(page).getByRole('button', { name: t('auth.use_password') }));
    await page.keyboard.press('Enter');
    await expect(field(t('auth.email'))).toHaveValue(email);
    await expect(field(t('auth.password'))).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  await test.step('finds a product by the search box', async () => {
    await expect(banner(page).getByText('Meera').first()).toBeAttached();
    await type(banner(page).getByRole('searchbox'), product.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?search=/);
    const card = main(page).getByRole('link', { name: product.name, exact: true }).first();
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`));
  });

  await test.step('puts it into the cart and opens the cart', async () => {
    await tabTo(
      page,
      main(page)
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first(),
    );
    await page.keyboard.press('Enter');
    const beside = page.getByRole('dialog', { name: t('cart.added') });
    await expect(beside).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(beside).toHaveCount(0);
    await expect(
      main(page)
        .getByRole('button', { name: t('cart.go'), exact: true })
        .first(),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await tabTo(page, main(page).getByRole('link', { name: t('cart.checkout', { count: 1 }) }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step('types the address, chooses cash on delivery, and orders', async () => {
    await type(field(t('address.full_name')), address.full_name);
    await type(field(t('address.phone')), address.phone);
    await type(field(t('address.full_address')), address.full_address);
    await type(field(t('address.pincode')), address.pincode);
    await expect(field(t('address.city'))).toHaveValue(address.city);
    await expect(field(t('address.state'))).toHaveValue(address.state);
    const cash = main(page).getByRole('radio', { name: new RegExp(`^${t('checkout.cod')}`) });
    await expect(cash).toBeEnabled();
    const chosen = main(page).locator('input[type=radio][name=payment_method]:checked');
    await tabTo(page, chosen);
    for (let presses = 0; presses < 3 && !(await cash.isChecked()); presses++) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(cash).toBeChecked();
    await tabTo(
      page,
      main(page).getByRole('button', { name: new RegExp(`^${t('checkout.place_order')}`) }),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order-success\/[A-Z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.thanks'));
  });
});

test('after a change of page Tab goes on in its content', async ({ page }) => {
  const isInContent = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('main#content')));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cart');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.stores') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isInContent()).toBe(true);

  await page.goto('/products');
  await main(page).locator('.product-card a').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(main(page)).toBeFocused();
});
