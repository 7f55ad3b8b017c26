import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { buyAndReceive } from '../testing/delivered-order';
import { smallPhone, tablet } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';

const en = texts('en');
const hi = texts('hi');

/** Opens the reviews tab, and waits until the script is active. */
async function openReviews(page: Page, path: string, filter: string) {
  await page.goto(`${path}#reviews`);
  await expect(main(page).getByLabel(filter)).toBeVisible();
}

test('a shopper picks reviews by stars, the most helpful first, and votes for one', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(smallPhone);
  const list = await request.get('/api/products?sort=rating&limit=100&lang=hi');
  const { products } = (await list.json()).data as {
    products: { slug: string; id: number; total_reviews: number }[];
  };
  const product = products.reduce((a, b) => (a.total_reviews >= b.total_reviews ? a : b));
  const shopper = await newShopper(baseURL);
  await openSession(page.context(), shopper.email);
  await openReviews(page, `/hi/product/${product.slug}`, hi('reviews.filter_by'));
  const reviews = page.getByRole('tabpanel', { name: /^रिव्यू/ }).getByRole('listitem');
  const votes = page.getByRole('button', { name: /^मददगार/ });
  const { counts } = (await (await request.get(`/api/products/${product.id}/reviews`)).json()).data
    .summary as { counts: Record<string, number> };

  await main(page).getByLabel(hi('reviews.filter_by')).selectOption('5');
  await expect(votes).toHaveCount(Math.min(10, counts['5'] ?? 0));
  await main(page).getByLabel(hi('reviews.sort_by')).selectOption('helpful');
  const numbers = () =>
    votes.evaluateAll((all) => all.map((each) => Number(/\d+/.exec(each.textContent ?? '') ?? 0)));
  await expect
    .poll(async () => {
      const shown = await numbers();
      return shown.join() === shown.toSorted((a, b) => b - a).join();
    })
    .toBe(true);
  const [before = 0] = await numbers();
  const first = votes.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect((await numbers())[0]).toBe(before + 1);
  await page.reload();
  await main(page).getByLabel(hi('reviews.sort_by')).selectOption('helpful');
  await main(page).getByLabel(hi('reviews.filter_by')).selectOption('5');
  await expect(votes.first()).toHaveAttribute('aria-pressed', 'true');
  await votes.first().click();
  await expect(votes.first()).toHaveAttribute('aria-pressed', 'false');
  expect(await reviews.count()).toBeGreaterThan(0);
});

test('a buyer adds pictures to a review, takes one back, and looks at the other', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(tablet);
  const product = await someProduct(page, 12);
  const shopper = await newShopper(baseURL);
  await buyAndReceive(baseURL ?? '', shopper, product);
  await openSession(page.context(), shopper.email);
  await page.goto(`/product/${product.slug}#reviews`);
  await main(page)
    .getByRole('button', { name: en('reviews.write') })
    .click();
  const form = page.getByRole('form', { name: en('reviews.write') });
  const files = form.locator('input[type=file]');
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  await files.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(form.getByText(en('reviews.not_a_picture'))).toBeVisible();
  await files.setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: await picture('teal') },
    { name: 'back.png', mimeType: 'image/png', buffer: await picture('orange') },
  ]);
  for (const name of ['front.png', 'back.png']) {
    await expect(form.getByText(en('reviews.uploaded', { name }))).toBeAttached();
  }
  await form
    .getByRole('button', { name: en('reviews.remove_picture', { name: 'back.png' }) })
    .click();
  await form
    .getByRole('radio', { name: en('reviews.stars', { rating: 5 }) })
    .check({ force: true });
  await form.getByRole('button', { name: en('reviews.publish') }).click();
  await expect(page.getByText(en('reviews.thanks')).first()).toBeVisible();
  const shown = main(page).getByRole('img', {
    name: en('reviews.picture_of', { number: 1, author: 'Meera D.' }),
  });
  await expect(shown.first()).toBeVisible();
  await expect(
    main(page)
      .getByText(new RegExp(en('reviews.verified')))
      .first(),
  ).toBeVisible();
  await shown.first().click();
  const viewer = page.getByRole('dialog', { name: en('gallery.viewer') });
  await expect
    .poll(() => viewer.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(900);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});
