import { expect, test } from '@playwright/test';
import { operatorToken } from '../testing/delivered-order';
import { smallPhone, tablet } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';

const en = texts('en');
const hi = texts('hi');

test('a shopper asks, the store answers, and who reports it takes it off the page', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(tablet);
  const product = await someProduct(page, 14);
  const shopper = await newShopper(baseURL);
  await openSession(page.context(), shopper.email);
  await page.goto(`/product/${product.slug}#questions`);
  await main(page)
    .getByRole('button', { name: en('questions.ask') })
    .click();
  const form = page.getByRole('form', { name: en('questions.ask') });
  await form.getByRole('button', { name: en('questions.send') }).click();
  await expect(form.getByText(en('questions.required'))).toBeVisible();
  const question = `Does it fade in the sun? ${shopper.email}`;
  await form.getByLabel(en('questions.label')).fill(question);
  await form.getByRole('button', { name: en('questions.send') }).click();
  await expect(page.getByText(en('api.question_asked')).first()).toBeVisible();
  await expect(main(page).getByText(en('questions.waiting'))).toBeVisible();

  const url = baseURL ?? '';
  const operator = { token: operatorToken };
  const open = await call(url, 'GET', '/api/operator/questions', operator);
  const waiting = open.body.data as unknown as { id: number; question: string }[];
  const id = waiting.find((each) => each.question === question)?.id;
  await call(url, 'POST', `/api/operator/questions/${id}/answer`, {
    ...operator,
    body: { answer: 'Not in ours, in three summers.' },
  });
  const html = async () => (await request.get(`/product/${product.slug}`)).text();
  await expect.poll(html).toContain('Not in ours, in three summers.');
  await page.reload();
  await expect(async () => {
    await main(page)
      .getByRole('listitem')
      .filter({ hasText: question })
      .getByRole('button', { name: en('questions.report') })
      .click();
    await expect(page.getByText(en('api.question_reported')).first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect.poll(html).not.toContain('Not in ours, in three summers.');
});

test('a shopper waits for what is sold out, and changes their mind', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(smallPhone);
  // Sold-out products are listed last.
  const { total } = (await (await request.get('/api/products?group=sku&limit=1')).json()).data;
  const last = `/api/products?group=sku&limit=100&page=${Math.ceil(total / 100)}&lang=hi`;
  const { products } = (await (await request.get(last)).json()).data as {
    products: { slug: string; quantity: number }[];
  };
  const soldOut = products.find(({ quantity }) => quantity < 1);
  const shopper = await newShopper(baseURL);
  await openSession(page.context(), shopper.email);
  await page.goto(`/hi/product/${soldOut?.slug}`);
  const ask = main(page).getByRole('button', { name: hi('product.tell_back') });
  const waits = main(page).getByText(hi('notices.waiting_back'));
  await expect(async () => {
    await ask.click({ timeout: 2000 });
    await expect(waits).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.reload();
  await expect(waits).toBeVisible();
  await main(page)
    .getByRole('button', { name: hi('notices.withdraw') })
    .click();
  await expect(ask).toBeVisible();
});

test('a link of a mail that is not ours stops nothing, and says so', async ({ page }) => {
  await page.goto('/notices?token=7.0');
  const stop = main(page).getByRole('button', { name: en('notices.stop') });
  await expect(async () => {
    await stop.click();
    await expect(main(page).getByText(en('api.notices_link_unknown'))).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});
