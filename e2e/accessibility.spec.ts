import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { contrast, everyRule, violations } from './testing/axe';
import { cataloguePaths, inLanguage, languages } from './testing/catalogue';
import {
  emptyStops,
  formStops,
  listStops,
  newcomerStops,
  overviewStops,
  type Stop,
  shopperStops,
  textStops,
  vendorStops,
} from './testing/every-page';
import { englishOn, namesOf } from './testing/hindi-text';
import { layoutProblems } from './testing/layout-problems';
import { nightly } from './testing/nightly';
import { newShopper, openSession } from './testing/session';
import type { Lang } from './testing/texts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Sets the browser's font size in percent of Chromium's default, 16. */
const setLetters = (devtools: CDPSession, percent: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });

/**
 * Checks that nothing is lost at 320 and 360 px, nor with a doubled font size at the full and half width of a
 * desktop.
 */
async function expectRoom(page: Page, devtools: CDPSession, path: string, half: boolean) {
  for (const [width, percent] of [
    [320, 100],
    ...(nightly ? [[360, 100] as const] : []),
    [half ? 640 : 1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setLetters(devtools, percent);
    expect.soft(await layoutProblems(page), `${path}, ${width} px, ${percent} %`).toEqual([]);
  }
  await setLetters(devtools, 100);
}

/** Shows lazily laid-out and animated parts at once. */
const settle = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // The fixed bottom bar is made static: the user can scroll content out from under it, which axe does not
    // know.
    sheet.replaceSync(`.deferred-layout { content-visibility: visible !important }
      .bottom-navigation { position: static !important }`);
    document.adoptedStyleSheets.push(sheet);
  });

type Visitor = { page: Page; lang: Lang; baseURL: string | undefined; known: string[] };

/** Every page, in parts of about equal duration, which the workers share. */
const parts: Record<string, (visitor: Visitor) => Stop[] | Promise<Stop[]>> = {
  'with lists and products': ({ page }) => listStops(page),
  'that lead to lists': () => overviewStops,
  'with texts': () => textStops,
  'without content': () => emptyStops,
  'with forms': () => formStops,
  'of a shopper who has chosen nothing': async (visitor) => {
    await signedIn(visitor);
    return newcomerStops(visitor.lang);
  },
  'of a shopper with orders': async (visitor) => {
    const { page, baseURL, lang } = visitor;
    return shopperStops(page, String(baseURL), lang, await signedIn(visitor));
  },
  'of a vendor': ({ page, lang }) => vendorStops(page, lang),
};

async function signedIn({ page, baseURL, known }: Visitor) {
  const shopper = await newShopper(baseURL);
  known.push(shopper.email);
  await openSession(page.context(), shopper.email);
  return shopper;
}

for (const lang of languages) {
  for (const [name, stopsOf] of Object.entries(parts)) {
    test(`axe finds nothing, no text is lost and none is in another language, on pages ${name} in ${lang}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const devtools = await page.context().newCDPSession(page);
      const known = lang === 'hi' ? await namesOf(page.request) : [];
      const stops = await stopsOf({ page, lang, baseURL, known });
      for (const [index, { path, ready, act }] of stops.entries()) {
        // The daily run visits each page in one language.
        if (!nightly && stops.length > 1 && (index % 2 === 0) !== (lang === 'en')) continue;
        // Each page has a phone's size in one language and a desktop's in the other.
        const isPhone = index % 4 < 2 === (lang === 'en');
        await page.setViewportSize(isPhone ? phone : desk);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(inLanguage(lang, path));
        const main = page.getByRole('main');
        await expect(ready?.(main) ?? main.getByRole('heading', { level: 1 })).toBeVisible();
        await act?.(main);
        await settle(page);
        if (lang === 'hi') {
          expect.soft(await englishOn(page, known), `${path}, English`).toEqual([]);
        }
        // Header and footer are the same on every page: one check for a phone and one for a desktop suffice.
        const hasFrame = index < 4;
        // Both languages have the same colours, and checking these takes longest.
        const hasColours = lang === 'en';
        const found = await violations(page, everyRule, { hasFrame, hasColours });
        expect.soft(found, path).toEqual([]);
        if (hasColours) {
          await page.emulateMedia({ colorScheme: 'dark' });
          const dark = await violations(page, contrast, { hasFrame });
          expect.soft(dark, `${path}, dark`).toEqual([]);
        }
        await expectRoom(page, devtools, path, isPhone);
      }
    });
  }
}

test('lists of a section, a brand or a filter speak Hindi too', async ({ page, request }) => {
  const known = await namesOf(request);
  const { filtered, section, brand } = await cataloguePaths(request);
  for (const path of [filtered, section, brand]) {
    await page.goto(inLanguage('hi', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await englishOn(page, known), path).toEqual([]);
  }
});

test('who wants less motion sees none, not even of a colour', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  // A page whose scripts have not loaded waits to report that they are late.
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await moving()).toBe(0);
});
