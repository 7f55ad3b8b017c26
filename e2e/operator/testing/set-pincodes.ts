import { expect, type Page } from '@playwright/test';
import { main } from '../../testing/shop-page';
import type { texts } from '../../testing/texts';

/** Returns a group of settings by its heading. */
const panel = (page: Page, name: string) =>
  main(page).getByRole('heading', { name, exact: true }).locator('xpath=ancestor::*[.//form][1]');

/** Uses the settings page: too many hours are rejected; pincodes are pasted, first with errors, and then apply. */
export async function setPincodes(page: Page, t: ReturnType<typeof texts>) {
  const form = panel(page, t('operator_settings.groups.support'));
  await form.getByLabel(t('operator_settings.fields.acknowledge_hours')).fill('49');
  await form.getByRole('button', { name: t('operator_settings.save') }).click();
  await expect(form.getByText(t('validation.acknowledge_hours')).first()).toBeVisible();
  const button = t('operator_settings.pincodes.from_csv');
  await main(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(t('operator_settings.pincodes.csv_text'));
  const take = dialog.getByRole('button', { name: t('operator_settings.pincodes.take_all') });
  await text.fill('799,no,no\n5,yes,yes');
  await take.click();
  await expect(dialog.getByText(t('operator_settings.pincodes.wrong.prefix'))).toBeVisible();
  await text.fill('799,no,no\n560,yes,yes,2,40');
  await take.click();
  const group = panel(page, t('operator_settings.groups.pincodes'));
  await group.getByRole('button', { name: t('operator_settings.save') }).click();
  await expect(page.getByText(t('operator_settings.saved')).first()).toBeVisible();
  const answer = await page.request.get('/api/delivery?pincode=799001');
  expect((await answer.json()).data.serviceable).toBe(false);
}
