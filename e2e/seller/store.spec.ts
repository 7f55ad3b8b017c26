import { expect, test } from '@playwright/test';
import { main } from '../testing/shop-page';
import { type Lang, languageIn, texts } from '../testing/texts';
import { newVendor } from './testing/new-vendor';
import { signInSeller } from './testing/sign-in';

test('an owner completes the profile, which the shop shows in both languages', async ({ page }) => {
  const t = texts('en');
  const { email, password } = await newVendor(page, 'Profile Looms');
  await signInSeller(page, { email, password });
  await page.goto('/seller');
  await main(page)
    .getByRole('link', { name: t('seller_start.steps.profile') })
    .click();
  await expect(page).toHaveURL('/seller/store');
  const field = (name: string, params = {}) =>
    main(page).getByLabel(t(`seller_store.${name}`, params), { exact: true });
  const about = (of: Lang) => field('about_in', languageIn(of, 'en'));
  await about('en').fill('We weave in Pune.');
  await about('hi').fill('हम पुणे में बुनते हैं।');
  await field('shipping_fee').fill('much');
  const save = () =>
    main(page)
      .getByRole('button', { name: t('seller_store.save'), exact: true })
      .click();
  await save();
  await expect(field('shipping_fee')).toHaveAccessibleDescription(t('validation.fee_amount'));
  await expect(field('shipping_fee')).toBeFocused();
  await field('shipping_fee').fill('59.50');
  await field('holiday_from').fill('2099-10-20');
  await field('holiday_to').fill('2099-10-25');
  await save();
  await expect(page.getByText(t('api.store_saved'))).toBeVisible();
  await page.reload();
  await expect(about('hi')).toHaveValue('हम पुणे में बुनते हैं।');
  await expect(field('shipping_fee')).toHaveValue('59.5');

  const { data } = await (await page.request.get('/api/seller/store')).json();
  await expect(async () => {
    await page.goto(`/store/${data.slug}`);
    await expect(main(page).getByText('We weave in Pune.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(main(page).getByText(/20.{1,3}25 October 2099/)).toBeVisible();
  await page.goto(`/hi/store/${data.slug}`);
  await expect(main(page).getByText('हम पुणे में बुनते हैं।')).toBeVisible();
});

test('an owner keeps pickup addresses by keyboard, on a phone in Hindi', async ({ page }) => {
  const t = texts('hi');
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await newVendor(page, 'Pickup Looms');
  await signInSeller(page, { email, password });
  await page.goto('/hi/seller/store');
  const button = (name: string) =>
    main(page).getByRole('button', { name: t(`seller_store.${name}`) });
  await button('pickup_add').press('Enter');
  const field = (name: string) =>
    main(page).getByLabel(t(`seller_store.pickup.${name}`), { exact: true });
  const values = { name: 'गोदाम', phone: '९८२००१२३४५', address: '१४ लक्ष्मी रोड', city: 'पुणे' };
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await field('pincode').fill('411030');
  await field('state').selectOption('Maharashtra');
  await field('state').press('Tab');
  await main(page)
    .locator('form')
    .last()
    .getByRole('button', { name: t('seller_store.save') })
    .press('Enter');
  await expect(main(page).getByText('गोदाम').first()).toBeVisible();
  await expect(main(page).getByText(t('seller_store.pickup_default'))).toBeVisible();
  await button('remove').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('seller_store.remove') })
    .press('Enter');
  await expect(main(page).getByText('गोदाम')).toHaveCount(0);
});
