import { expect, type Locator, test } from '@playwright/test';
import { expectMail } from '../testing/mail';
import { newShopper } from '../testing/session';
import { main } from '../testing/shop-page';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';
import { signInSeller } from './testing/sign-in';

test('a store answers a question, and whoever asked gets a mail', async ({ page, baseURL }) => {
  const t = texts('en');
  const path = '/api/products?store=aarohi-weaves&limit=1';
  const { data } = await (await page.request.get(path)).json();
  const [product] = data.products;
  const { email, token } = await newShopper(baseURL);
  const question = `Is it soft? ${Date.now()}`;
  const body = { question };
  await call(String(baseURL), 'POST', `/api/products/${product.id}/questions`, { token, body });
  await signInSeller(page);
  await page.goto('/seller/questions');
  const item = main(page).locator('[data-row]').filter({ hasText: question });
  await item.getByRole('button', { expanded: false }).press('Enter');
  const details = main(page).locator('[data-details]');
  const write = details.getByRole('button', { name: t('seller_feedback.write_answer') });
  await write.press('Enter');
  const answer = details.getByLabel(t('seller_feedback.answer'));
  await expect(answer).toBeFocused();
  const publish = details.getByRole('button', { name: t('seller_feedback.publish') });
  await publish.press('Enter');
  await expect(answer).toHaveAccessibleDescription(t('validation.answer_required'));
  await answer.fill('Very soft.');
  await publish.press('Enter');
  await expect(page.getByText(t('api.answer_saved'))).toBeVisible();
  await expect(item).toHaveCount(0);
  await expectMail(email, t('mail.answered.subject', { product: product.name }));
});

test('a store replies to a review, changes the reply, and reports another, in Hindi', async ({
  page,
}) => {
  const t = texts('hi');
  const button = (name: string) => ({ name: t(`seller_feedback.${name}`), exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInSeller(page);
  await page.goto('/hi/seller/reviews');
  const rows = main(page).locator('[aria-busy="false"] [data-row]');
  const items = main(page).locator('[data-details]');
  const unfold = (row: Locator) => row.getByRole('button', { expanded: false }).click();
  const reply = `माफ़ करें ${Date.now()}`;
  await unfold(rows.first());
  await items.first().getByRole('button', button('write_reply')).click();
  await items.first().getByLabel(t('seller_feedback.reply')).fill(reply);
  await items.first().getByRole('button', button('publish')).click();
  await expect(page.getByText(t('api.reply_saved'))).toBeVisible();
  await main(page).getByRole('button', button('with_reply')).first().click();
  // The row stays open under the other tab.
  const replied = items.filter({ hasText: reply });
  await replied.getByRole('button', button('change_reply')).click();
  // A field's own value is not the text of the row.
  const edited = items.filter({ has: page.getByLabel(t('seller_feedback.reply')) });
  await expect(edited.getByLabel(t('seller_feedback.reply'))).toHaveValue(reply);
  await edited.getByLabel(t('seller_feedback.reply')).fill(`${reply}!`);
  await edited.getByRole('button', button('publish')).click();
  await expect(items.filter({ hasText: `${reply}!` })).toBeVisible();

  await main(page)
    .getByRole('button', { name: t('seller_feedback.without_reply') })
    .first()
    .click();
  await expect(items).toHaveCount(0);
  await unfold(rows.last());
  await items.last().getByRole('button', button('report')).click();
  await items.last().getByRole('button', button('report_send')).click();
  await expect(items.last().getByText(t('validation.report_reason'))).toBeVisible();
  await items.last().getByText(t('seller_feedback.reasons.advertising')).click();
  await items.last().getByRole('button', button('report_send')).click();
  await expect(items.last().getByText(t('seller_feedback.report_waiting'))).toBeVisible();
});
