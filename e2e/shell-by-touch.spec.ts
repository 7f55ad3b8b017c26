import { expect, test } from '@playwright/test';
import { mailedLink } from './testing/mail';
import { bar, footer, hrefs, label, menu, panel, scrolledTo } from './testing/shell';
import { banner, main } from './testing/shop-page';
import { newEmail } from './testing/shopper';

/** Menus and footer of specification §2, on a tablet and a phone. */

test.describe('on a tablet, by touch', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('menus open, close and lead on by a tap', async ({ page }) => {
    await page.goto('/about');
    const categories = menu(bar(page), 'Categories');
    for (const isOpen of [true, false]) {
      await label(categories).tap();
      await expect(panel(categories)).toBeVisible({ visible: isOpen });
    }
    await label(categories).tap();
    await main(page).tap({ position: { x: 5, y: 700 } });
    await expect(panel(categories)).toBeHidden();
    await label(categories).tap();
    await panel(categories).getByRole('link').nth(1).tap();
    await expect(page).toHaveURL(/\/category\//);
    await expect(panel(categories)).toBeHidden();
    await footer(page).getByRole('link', { name: 'Privacy' }).tap();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });

  test('the footer says who runs the shop and where else to find it', async ({ page }) => {
    await page.goto('/');
    const ways = await hrefs(footer(page));
    for (const way of ['/profile', '/deals', '/track-order', '/about', '/terms', '/privacy']) {
      expect(ways).toContain(way);
    }
    expect(ways).toContainEqual(expect.stringMatching(/^tel:\+91\d{10}$/));
    expect(ways).toContainEqual(expect.stringMatching(/^mailto:/));
    await expect(footer(page).locator('address')).toContainText(/\d{6}$/);
    const social = footer(page).getByRole('list', { name: 'Follow us' });
    await expect(social.getByRole('link')).toHaveText([
      'Haat on Instagram',
      'Haat on Facebook',
      'Haat on X',
      'Haat on YouTube',
    ]);
    for (const href of await hrefs(social)) expect(href).toMatch(/^https:\/\//);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu keeps the focus and closes by Escape, outside and on the way', async ({
    page,
  }) => {
    await page.goto('/search?search=kurta');
    const sheet = banner(page).locator('details').first();
    await label(sheet).tap();
    await expect(panel(sheet).getByRole('listitem')).toHaveText([
      'Home',
      'Categories',
      'Brands',
      'Offers',
      'Stores',
      'Orders',
      'Track order',
      'Account',
      'Become a vendor',
      'Vendor login',
    ]);
    const stops = 1 + (await panel(sheet).getByRole('link').count());
    const isInside = () => sheet.evaluate((details) => details.contains(document.activeElement));
    await label(sheet).focus();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press(key);
        expect(await isInside()).toBe(true);
      }
      await expect(label(sheet)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel(sheet)).toBeHidden();
    await expect(label(sheet)).toBeFocused();

    await label(sheet).tap();
    await page.touchscreen.tap(195, 800);
    await expect(panel(sheet)).toBeHidden();
    await expect(page).toHaveURL(/\/search\?search=kurta$/);

    await label(sheet).tap();
    await panel(sheet).getByRole('link', { name: 'Offers' }).tap();
    await expect(page).toHaveURL(/\/deals$/);
    await expect(panel(sheet)).toBeHidden();
    await label(sheet).tap();
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?search=kurta$/);
    await expect(panel(sheet)).toBeHidden();

    await label(sheet).tap();
    await panel(sheet).getByRole('link', { name: 'हिन्दी' }).tap();
    await expect(page).toHaveURL(/\/hi\/search\?search=kurta$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await banner(page).getByRole('link', { name: 'English' }).first().tap();
    await expect(page).toHaveURL(/:\d+\/search\?search=kurta$/);
  });

  test('the language changes on the page where one is, also before its scripts are there', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/search?search=kurta');
    for (const [name, lang, path] of [
      ['हिन्दी', 'hi', '/hi/search?search=kurta'],
      ['English', 'en', '/search?search=kurta'],
      ['हिन्दी', 'hi', '/hi/search?search=kurta'],
    ] as const) {
      await banner(page).getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(`${baseURL}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    await page.goto('/');
    await expect(page).toHaveURL(`${baseURL}/hi`);
    await context.close();
  });

  test('the newsletter wants consent, and a yes to its mail', async ({ page }) => {
    const email = newEmail();
    await page.goto('/faq');
    await footer(page).getByText('Newsletter', { exact: true }).first().tap();
    const form = footer(page).locator('form');
    await form.getByLabel('E-mail for the newsletter').fill(email);
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByRole('button', { name: 'Subscribe' }).tap();
    await expect(form.getByRole('alert')).toHaveText('Tick the box, so that we may write to you.');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Subscribe' }).tap();
    await expect(form.getByRole('status')).toContainText('follow the link in the mail');
    await page.goto(await mailedLink(email, '/newsletter'));
    await main(page).getByRole('button', { name: 'Yes, I would like it' }).tap();
    await expect(main(page).getByRole('status')).toHaveText('You will get our newsletter.');
  });
});
