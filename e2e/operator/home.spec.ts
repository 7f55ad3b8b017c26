import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { startShop } from '../../scripts/lib/shop.mjs';
import { operatorToken } from '../testing/delivered-order';
import { demoData } from '../testing/demo-data';
import { main } from '../testing/shop-page';
import { languageIn, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

/** A separate shop, because other tests use the initial home page. */
const dataDir = '.tmp/e2e-home';
const env = {
  ...{ DATABASE_URL: '', API_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' },
  ...{ OPERATOR_TOKEN: operatorToken, JOBS_SECONDS: '1' },
};
let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  demoData(dataDir);
  shop = await startShop({ port: 3187, dataDir, env });
});
test.afterAll(() => shop?.stop());
test.use({ baseURL: 'http://localhost:3187' });
test.describe.configure({ mode: 'serial' });

const t = texts('en');
const title = 'Monsoon, made dry';

const press = (page: Page, key: string, values?: Record<string, string>) =>
  page
    .locator('main, dialog[open]')
    .last()
    .getByRole('button', { name: t(key, values), exact: true })
    .click();

const saved = (page: Page) =>
  expect(main(page).getByText(t('operator_home.unsaved'))).toHaveCount(0);

const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });

test('an operator shows a banner, moves a section and picks a listing', async ({ page }) => {
  await signInOperator(page, 'owner');
  await page.goto('/operator/home');
  await press(page, 'operator_home.add.hero');
  const dialog = page.locator('dialog[open]');
  const green = { width: 1700, height: 700, channels: 3, background: '#1c4c46' } as const;
  const buffer = await sharp({ create: green }).png().toBuffer();
  const file = { name: 'umbrella.png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.locator('img')).toBeVisible();
  for (const [name, of, text] of [
    ['title', 'en', title],
    ['title', 'hi', 'बरसात में भी सूखे'],
    ['alt', 'en', 'An umbrella'],
    ['alt', 'hi', 'एक छाता'],
  ] as const) {
    const label = t(`operator_home.fields.${name}`, languageIn(of, 'en'));
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await dialog.getByLabel(t('operator_home.link')).fill('https://elsewhere.example/');
  await press(page, 'operator_home.save');
  await expect(dialog.getByText(t('validation.home_link'))).toBeVisible();
  await dialog.getByLabel(t('operator_home.link')).fill('/category/grocery');
  await press(page, 'operator_home.save');
  await expect(dialog).toHaveCount(0);

  const rows = main(page).getByRole('list', { name: t('operator_home.kinds.hero') });
  const handle = rows.getByRole('button', { name: t('operator_ui.move', { name: title }) });
  await handle.focus();
  const count = await rows.getByRole('listitem').count();
  for (let at = count; at > 1; at--) {
    const ordered = page.waitForResponse((answer) => answer.url().includes('/banners/order'));
    await handle.press('ArrowUp');
    await ordered;
    await expect(rows.getByRole('listitem').nth(at - 2)).toContainText(title);
  }

  const sections = main(page).getByRole('list', { name: t('operator_home.sections') });
  const latest = t('operator_home.names.latest');
  await sections
    .getByRole('button', { name: t('operator_home.hide_of', { name: latest }) })
    .click();
  await press(page, 'operator_home.save_sections');
  await saved(page);
  await main(page).getByLabel(t('operator_home.find_listing')).fill('kurta');
  await press(page, 'operator_ui.find');
  const found = main(page).getByRole('list', { name: t('operator_home.found') });
  const pick = await found.getByRole('button').first().locator('span span').first().textContent();
  await found.getByRole('button').first().click();
  await press(page, 'operator_home.save_picks');
  await saved(page);

  // Pages are revalidated after the answer.
  await expect(async () => {
    await page.goto('/');
    const banners = main(page).getByRole('region', { name: t('home.banners') });
    await expect(banners.getByRole('listitem').first()).toContainText(title);
    await expect(heading(page, t('shell.sections.latest'))).toHaveCount(0);
    const picks = main(page).getByRole('region', { name: t('home.picks') });
    await expect(picks.getByRole('link', { name: pick ?? '' })).not.toHaveCount(0);
  }).toPass({ timeout: 90_000 });
});

test('a preview shows a banner before its time, to nobody without its key', async ({ page }) => {
  await signInOperator(page, 'owner');
  const words = { title: 'Later', title_hi: 'बाद में', alt: 'Later', alt_hi: 'बाद में' };
  const data = {
    ...{ kind: 'hero', image: '/media/banners/hero-deals.webp', link: '/deals', ...words },
    starts_at: '2036-01-01T00:00:00Z',
  };
  const headers = { authorization: `Bearer ${operatorToken}` };
  const added = await page.request.post('/api/operator/home/banners', { headers, data });
  expect(added.status(), await added.text()).toBe(201);
  await page.goto('/operator/home');
  await main(page).getByLabel(t('operator_home.preview_at')).fill('2036-01-02T10:00');
  const opening = page.waitForEvent('popup');
  await press(page, 'operator_home.preview');
  const preview = await opening;
  const answer = await preview.reload();
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(preview.getByText('Later', { exact: true })).toBeAttached();
  await preview.getByText(t('home_preview.other_language', { language: 'Hindi' })).click();
  await expect(preview.getByText('बाद में', { exact: true })).toBeAttached();
  await preview.goto('/operator/home/preview?key=a.b.c');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(t('home_preview.over'));
  await page.goto('/');
  await expect(main(page).getByText('Later', { exact: true })).toHaveCount(0);
});
