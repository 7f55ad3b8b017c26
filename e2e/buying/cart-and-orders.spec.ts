import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../testing/nightly';
import { screens } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { address, call } from '../testing/shopper';
import { texts } from '../testing/texts';

const main = (page: Page) => page.getByRole('main');

async function put(url: string, token: string, product: { id: number; store: { id: number } }) {
  const body = { product_id: product.id, store_id: product.store.id, quantity: '1' };
  const line = await call(url, 'POST', '/api/cart', { token, body });
  return (line.body.data as unknown as { id: number }).id;
}

for (const { lang, width, height, name } of inTurn('cart and orders', screens)) {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';

  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('the cart saves a line for later, moves it back, and undoes a removal', async ({
      page,
      context,
      baseURL,
    }) => {
      const { email, token } = await newShopper(baseURL);
      const [one, two] = [await someProduct(page, 11, lang), await someProduct(page, 12, lang)];
      for (const product of [one, two]) await put(baseURL ?? '', token, product);
      await openSession(context, email);
      await page.goto(`${prefix}/cart`);
      const press = (key: string, name: string) =>
        main(page)
          .getByRole('button', { name: t(key, { name }), exact: true })
          .last()
          .click();
      const line = (name: string) =>
        main(page).getByRole('group', { name: t('cart.quantity_of', { name }) });
      await expect(main(page).getByText(t('cart.mrp_total'))).toBeVisible();
      await expect(main(page).getByText(t('cart.subtotal'))).toBeHidden();
      await main(page).getByText(t('cart.tax_details'), { exact: true }).click();
      await expect(main(page).getByText(t('cart.subtotal'))).toBeVisible();

      await press('cart.save_named', one.name);
      await expect(page.getByText(t('api.saved_for_later'))).toBeVisible();
      await expect(line(one.name)).toBeHidden();
      const saved = main(page).getByRole('region', { name: t('cart.saved_title', { count: 1 }) });
      await expect(saved.getByRole('link', { name: one.name })).toBeVisible();
      await page.reload();
      await press('cart.move_named', one.name);
      await expect(line(one.name)).toBeVisible();
      await expect(saved).toBeHidden();

      await press('cart.remove_named', two.name);
      await expect(line(two.name)).toBeHidden();
      await page.getByRole('button', { name: t('cart.undo') }).click();
      await expect(line(two.name)).toBeVisible();
    });

    test('what was chosen before Buy now is chosen again in the cart', async ({
      page,
      context,
      baseURL,
    }) => {
      const { email, token } = await newShopper(baseURL);
      const [other, wanted] = [
        await someProduct(page, 13, lang),
        await someProduct(page, 14, lang),
      ];
      await put(baseURL ?? '', token, other);
      await openSession(context, email);
      await page.goto(`${prefix}/product/${wanted.slug}`);
      await main(page)
        .getByRole('button', { name: t('cart.buy_now'), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/checkout$`));
      await expect(main(page).getByText(other.name)).toHaveCount(0);
      const fullName = main(page).getByLabel(t('address.full_name'), { exact: true });
      await expect(fullName).toHaveValue('Meera Demo');
      await page.goto(`${prefix}/cart`);
      for (const { name } of [other, wanted]) {
        await expect(main(page).getByLabel(t('cart.choose', { name }))).toBeChecked();
      }
    });

    test('an order leads to help, and is on the way under its sections', async ({
      page,
      context,
      baseURL,
    }) => {
      const url = baseURL ?? '';
      const { email, token } = await newShopper(baseURL);
      const product = await someProduct(page, 15, lang);
      const items = [await put(url, token, product)];
      const order = { items, shipping_address: address, billing_same_as_shipping: true };
      const body = { ...order, payment_method: 'cod' };
      const placed = await call(url, 'POST', '/api/orders', { token, body });
      const { number } = placed.body.data as unknown as { number: string };
      await openSession(context, email);

      await page.goto(`${prefix}/track-order`);
      const parcel = main(page)
        .getByRole('region', { name: t('orders.on_the_way') })
        .getByRole('listitem');
      await expect(parcel).toContainText(number);
      await parcel.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/track-order/${number}$`));

      await page.goto(`${prefix}/profile#orders`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/profile/orders$`));
      const sections = main(page).getByRole('navigation', { name: t('account.sections') });
      await expect(sections.getByRole('link', { name: t('account.my_orders') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      for (const name of ['my_addresses', 'security'] as const) {
        await sections.getByRole('link', { name: t(`account.${name}`) }).click();
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
          t(`account.${name}`),
        );
      }

      await page.goto(`${prefix}/profile/orders/${number}`);
      await main(page)
        .getByRole('link', { name: t('orders.help') })
        .click();
      await expect(main(page).getByLabel(t('support.order_number'))).toHaveValue(number);
    });
  });
}
