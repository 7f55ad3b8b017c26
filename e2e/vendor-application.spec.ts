import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { applicationForm, newApplicant, numberPattern, signIn } from './testing/applicant';
import { expectMail, mailedApplicationCode } from './testing/mail';
import { market } from './testing/market';
import { main } from './testing/shop-page';
import { password } from './testing/shopper';
import { texts } from './testing/texts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a93a22' } })
    .withExif({ IFD0: { Copyright: 'Meera Patil' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Returns a file under another name, like one renamed by a user. */
const named = (buffer: Buffer, name = 'logo.png') => ({ name, mimeType: 'image/png', buffer });

test('a vendor applies with a reload in the middle, is approved and listed', async ({ page }) => {
  const t = texts('en');
  const form = applicationForm(page, 'en');
  const { you, store } = newApplicant(`Laxmi Looms ${randomInt(1e6)}`);
  const { field, fill, press, expectStep, expectRefusal, expectConfirmation } = form;
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step('about the vendor: two passwords must be one', async () => {
    await page.goto('/vendor/signup');
    await fill({ ...you, confirm_password: 'another-word', phone: '12345' });
    await press('next');
    await expectRefusal('confirm_password', 'password_mismatch');
    await expectRefusal('phone', 'phone');
    await expectStep(0);
    await fill({ phone: you.phone, confirm_password: you.confirm_password });
    await press('next');
    await expectStep(1);
  });

  await test.step('about the store: the check digit, the PAN and the state of the GSTIN', async () => {
    const digit = store.gst_number.endsWith('A') ? 'B' : 'A';
    await fill({ ...store, gst_number: store.gst_number.slice(0, -1) + digit });
    await press('next');
    await expectRefusal('gst_number', 'gstin');
    await field('gst_number').fill(store.gst_number.toLowerCase());
    await field('gst_number').blur();
    await expect(field('gst_number')).toHaveValue(store.gst_number);
    await expect(field('state')).toHaveValue('Maharashtra');
    await field('pan_number').fill('ABCPD1234E');
    await field('state').selectOption('Goa');
    await press('next');
    await expectRefusal('pan_number', 'pan_not_in_gstin');
    await expectRefusal('state', 'state_not_of_gstin');
    await field('pan_number').fill(store.pan_number);
    await field('state').selectOption('Maharashtra');
    await press('next');
    await expectStep(2);
  });

  await test.step('pictures: what is none, or too large, is refused at once', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const [bytes, why] of [
      [svg, 'picture_type'],
      [Buffer.from('just words'), 'picture_type'],
      [Buffer.alloc(5 * 1024 * 1024 + 1), 'picture_too_big'],
    ] as const) {
      await field('logo').setInputFiles(named(bytes));
      await expectRefusal('logo', why);
      await expect(main(page).getByRole('img')).toHaveCount(0);
    }
    await field('logo').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('just words'),
    });
    await expectRefusal('logo', 'picture_type');
  });

  const preview = (name: string) =>
    main(page).getByRole('img', { name: t('vendor.picture_of', { name }) });
  await test.step('a real one is shown, and all of it outlives a reload', async () => {
    await field('banner').setInputFiles(named(await photo(2000, 700), 'shopfront.jpg'));
    await expect(preview('shopfront.jpg')).toBeVisible();
    await page.reload();
    await expectStep(0);
    for (const [name, value] of Object.entries(you)) {
      await expect(field(name)).toHaveValue(name.includes('password') ? '' : value);
    }
    await fill({ password, confirm_password: password });
    await press('next');
    for (const [name, value] of Object.entries(store)) {
      await expect(field(name)).toHaveValue(value);
    }
    await press('next');
    await expect(preview('shopfront.jpg')).toBeVisible();
    await press('previous');
    await expectStep(1);
    await press('next');
  });

  let number = '';
  await test.step('a GIF that calls itself PNG passes the browser, and not the shop', async () => {
    const gif = await sharp(await photo(40, 40))
      .gif()
      .toBuffer();
    await field('logo').setInputFiles(named(gif));
    await expect(preview('logo.png')).toBeVisible();
    await press('next');
    await expectStep(3);
    await expect(main(page)).toContainText(`${store.address}, ${store.city}, Maharashtra 411030`);
    const terms = main(page).getByRole('checkbox', { name: t('vendor.terms') });
    await expect(terms).not.toBeChecked();
    await press('submit');
    await expect(terms).toHaveAccessibleDescription(t('validation.terms_required'));
    await terms.check();
    await press('submit');
    await expectStep(2);
    await expectRefusal('logo', 'picture_type');
    await field('logo').setInputFiles(named(await photo(900, 900)));
    await expect(preview('logo.png')).toBeVisible();
    await press('next');
    await expect(terms).toBeChecked();
    await press('submit');
    await expectConfirmation();
  });

  await test.step('has a number once the code of the mail is entered', async () => {
    await expectMail(you.email, t('mail.vendor.confirm_subject'));
    expect(await market('vendors', 'list')).not.toContain(you.email);
    await fill({ confirm_code: 'AAAAA-AAAAA' });
    await press('confirm');
    await expectRefusal('confirm_code', 'otp_wrong');
    const code = await mailedApplicationCode(you.email);
    await fill({ confirm_code: code.toLowerCase() });
    await press('confirm');
    const sent = main(page).getByText(numberPattern);
    await expect(sent).toBeVisible();
    number = numberPattern.exec((await sent.textContent()) ?? '')?.[0] ?? '';
    await expectMail(you.email, t('mail.vendor.applied_subject', { number }));
    await page.goto('/vendor/signup');
    await expect(field('first_name')).toHaveValue('');
  });

  await test.step('is told at sign-in that it is being checked', async () => {
    await page.goto('/vendor/signin');
    await signIn(page, 'en', you.email, 'a wrong one');
    await expect(main(page).getByText(t('api.wrong_credentials'))).toBeVisible();
    await signIn(page, 'en', you.email);
    await expect(main(page).getByText(t('vendor.status.pending'), { exact: true })).toBeVisible();
    await expect(main(page)).toContainText(number);
    expect(await market('vendors', 'list')).toContain(number);
  });

  await test.step('the pictures are drawn anew: WebP, smaller, without what was hidden in them', async () => {
    const { data } = await (await page.request.get('/api/vendor-session')).json();
    for (const [url, width, height] of [
      [data.logo, 512, 512],
      [data.banner, 1600, 500],
    ] as const) {
      const kept = await (await page.request.get(url)).body();
      const { exif, ...picture } = await sharp(kept).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height });
      expect(exif).toBeUndefined();
      expect(kept.includes('Meera Patil')).toBe(false);
    }
  });

  await test.step('is approved, told so, and listed with its pictures', async () => {
    expect(await market('vendors', 'approve', number)).toContain(`${number}: approved`);
    await expectMail(you.email, t('mail.vendor.approved_subject', { store: store.store_name }));
    await page.reload();
    await expect(main(page).getByText(t('vendor.status.approved'), { exact: true })).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('vendor.see_store') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(store.store_name);
    const shown = await main(page)
      .locator('img')
      .evaluateAll((all) =>
        Promise.all((all as HTMLImageElement[]).map((img) => img.decode().then(() => img.src))),
      );
    expect(shown.filter((src) => decodeURIComponent(src).includes('/api/uploads/'))).toHaveLength(
      2,
    );
    const listed = main(page).getByRole('link', { name: store.store_name });
    // The list is rendered again while its first visitor gets the old one.
    await expect(async () => {
      await page.goto('/vendors');
      await expect(listed).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(listed).toHaveAttribute('href', /^\/store\/laxmi-looms/);
  });

  await test.step('signs out', async () => {
    await page.goto('/vendor/signin');
    await main(page)
      .getByRole('button', { name: t('vendor.sign_out') })
      .click();
    await expect(main(page).getByLabel(t('vendor.email'), { exact: true })).toBeVisible();
    const { data } = await (await page.request.get('/api/vendor-session')).json();
    expect(data).toBeNull();
  });
});
