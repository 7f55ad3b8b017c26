import { expect, type Page, test } from '@playwright/test';
import { everyRule, violations } from './testing/axe';
import { inTurn } from './testing/nightly';
import {
  newShopper,
  openSession,
  signInByForm,
  signInBySheet,
  someProduct,
} from './testing/session';
import {
  addButton,
  banner,
  cartLink,
  closeSideCart,
  heart,
  main,
  wishlistLink,
} from './testing/shop-page';
import { call } from './testing/shopper';
import { texts } from './testing/texts';

const t = texts('en');

test('wishlist: filled, moved to the cart and back, emptied', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  const { name, slug } = await someProduct(page, 3);
  await page.goto('/wishlist');
  await expect(main(page).getByText('Your Wishlist is Empty')).toBeVisible();
  await page.goto(`/product/${slug}`);
  await heart(page, name).click();
  await expect(page.getByText(`${name} added to wishlist!`)).toBeVisible();
  await wishlistLink(page, 1).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await main(page)
    .getByRole('button', { name: t('wishlist.move_to_cart') })
    .click();
  await expect(page.getByText(t('wishlist.moved_to_cart', { product: name }))).toBeVisible();
  await expect(wishlistLink(page, 0)).toBeVisible();
  await cartLink(page, 1).click();
  await main(page)
    .getByRole('button', { name: t('wishlist.heart', { name }) })
    .click();
  await expect(page.getByText(t('wishlist.moved_here', { product: name }))).toBeVisible();
  await expect(main(page).getByText('Your Cart is Empty')).toBeVisible();
  await wishlistLink(page, 1).click();
  await main(page)
    .getByRole('button', { name: t('cart.remove_named', { name }) })
    .click();
  await expect(page.getByText('Item removed from wishlist.')).toBeVisible();
  await expect(main(page).getByText('Your Wishlist is Empty')).toBeVisible();
});

const refusal = { success: false, message: 'No.' };

test('changes that the server refuses are taken back and told', async ({
  page,
  context,
  baseURL,
}) => {
  const fails = { status: 503, json: refusal };
  const { email, token } = await newShopper(baseURL);
  await openSession(context, email);
  const { id, name, store } = await someProduct(page, 4);
  const product = { product_id: id, store_id: store.id };
  for (const [path, body] of [
    ['/api/cart', { ...product, quantity: '1' }],
    ['/api/wishlist/add', product],
  ] as const) {
    expect((await call(baseURL ?? '', 'POST', path, { token, body })).status).toBe(201);
  }
  await page.route('**/api/cart/*', (route) => route.fulfill(fails));
  await page.route(/\/api\/cart\?/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(fails),
  );
  await page.route('**/api/wishlist/*/**', (route) => route.fulfill(fails));
  await page.route('**/api/wishlist/add**', (route) => route.fulfill(fails));
  await page.goto('/cart');
  const group = main(page).getByRole('group', { name: t('cart.quantity_of', { name }) });
  await group.getByRole('button', { name: t('cart.more') }).click();
  await expect(page.getByText('Could not update item quantity.')).toBeVisible();
  await expect(group).toContainText('1');
  await main(page)
    .getByRole('button', { name: t('cart.remove_named', { name }) })
    .last()
    .click();
  await expect(page.getByText('Could not remove item from cart.')).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('cart.clear') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.clear') })
    .click();
  await expect(page.getByText('Could not clear cart.')).toBeVisible();
  await expect(group).toBeVisible();
  await page.goto('/wishlist');
  await main(page)
    .getByRole('button', { name: t('cart.remove_named', { name }) })
    .click();
  await expect(page.getByText('Could not remove from wishlist.')).toBeVisible();
  await expect(wishlistLink(page, 1)).toBeVisible();
  const other = await someProduct(page, 5);
  await page.goto(`/product/${other.slug}`);
  await heart(page, other.name).click();
  await expect(page.getByText('Could not add to wishlist.')).toBeVisible();
  await expect(heart(page, other.name)).toHaveAttribute('aria-pressed', 'false');
  await addButton(page).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'No.' })).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
});

test('an answer of 200 that says it is no success is a refusal too', async ({
  page,
  context,
  baseURL,
}) => {
  const { email, token } = await newShopper(baseURL);
  await openSession(context, email);
  const { id, name, store } = await someProduct(page, 4);
  const body = { product_id: id, store_id: store.id, quantity: '1' };
  await call(baseURL ?? '', 'POST', '/api/cart', { token, body });
  await page.route('**/api/cart/*', (route) => route.fulfill({ status: 200, json: refusal }));
  await page.goto('/cart');
  const group = main(page).getByRole('group', { name: t('cart.quantity_of', { name }) });
  await group.getByRole('button', { name: t('cart.more') }).click();
  await expect(page.getByText('Could not update item quantity.')).toBeVisible();
  await expect(group).toContainText('1');
});

test('two tabs agree on cart, wishlist and session', async ({ page, context, baseURL }) => {
  const { email } = await newShopper(baseURL);
  const product = await someProduct(page, 6);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/signin/);
  await page.goto('/signin');
  await signInByForm(page, t, email);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(main(other).getByText(email)).toBeVisible();
  await other.goto('/profile');
  await expect(cartLink(other, 0)).toBeVisible();
  await page.goto(`/product/${product.slug}`);
  await addButton(page).click();
  await expect(cartLink(other, 1)).toBeVisible();
  await closeSideCart(page);
  await heart(page, product.name).click();
  await expect(wishlistLink(other, 1)).toBeVisible();
  await main(other)
    .getByRole('button', { name: t('account.logout') })
    .click();
  await expect(other).toHaveURL(/:\d+\/$/);
  await expect(banner(page).getByText(t('account.short')).first()).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'false');
});

const buyNow = (page: Page) =>
  main(page).getByRole('button', { name: t('cart.buy_now'), exact: true });

test('Buy now checks out its product alone, and leaves the rest in the cart', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  const [other, wanted] = [await someProduct(page, 30), await someProduct(page, 31)];
  await page.goto(`/product/${other.slug}`);
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.goto(`/product/${wanted.slug}`);
  await buyNow(page).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(main(page).getByText(wanted.name).first()).toBeVisible();
  await expect(main(page).getByText(other.name)).toHaveCount(0);
  await page.goto('/about');
  await expect(cartLink(page, 2)).toBeVisible();
});

test('Buy now waits for a guest to sign in', async ({ page, baseURL }) => {
  const { email } = await newShopper(baseURL);
  const { slug, name } = await someProduct(page, 32);
  await page.goto(`/product/${slug}`);
  await buyNow(page).click();
  await signInBySheet(page, t, email);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(main(page).getByText(name).first()).toBeVisible();
});

for (const [width, height] of inTurn('buttons to buy', [
  [320, 640],
  [360, 640],
  [390, 664],
  [768, 1024],
  [820, 1180],
] as const)) {
  test(`at ${width} × ${height} the buttons to buy are always in sight and cover nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { slug } = await someProduct(page, 33);
    await page.goto(`/product/${slug}`);
    await expect(buyNow(page)).toBeInViewport({ ratio: 1 });
    const end = page.getByRole('contentinfo').getByRole('link').last();
    // The page grows while its lower parts are laid out.
    await expect(async () => {
      await page.keyboard.press('End');
      const [above, bar] = [await end.boundingBox(), await addButton(page).boundingBox()];
      const gap = (bar?.y ?? 0) - (above?.y ?? Number.POSITIVE_INFINITY) - (above?.height ?? 0);
      expect(gap).toBeGreaterThanOrEqual(0);
    }).toPass();
    await expect(end).toBeInViewport({ ratio: 1 });
    await expect(buyNow(page)).toBeInViewport({ ratio: 1 });
  });
}

test('a card offers its colours and sizes, and the cart opens beside the list', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  await page.goto('/products');
  const colours = main(page).locator('.product-card-swatches').first();
  const choice = page.getByRole('dialog', { name: t('quick.title') });
  await expect(async () => {
    await colours.click();
    await expect(choice).toBeVisible({ timeout: 3000 });
  }).toPass();
  const other = choice.locator('[aria-pressed=false]').first();
  const name = String(await other.textContent());
  await other.click();
  await expect(choice.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  expect(await violations(page, everyRule, { hasFrame: true })).toEqual([]);
  await choice.getByRole('button', { name: t('quick.add') }).click();
  const beside = page.getByRole('dialog', { name: t('cart.added') });
  await expect(beside.getByRole('listitem')).toHaveCount(1);
  await expect(beside).toContainText(t('side_cart.sum', { count: 1 }));
  expect(await violations(page, everyRule, { hasFrame: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(beside).toHaveCount(0);
  await expect(page).toHaveURL(/\/products$/);
});
