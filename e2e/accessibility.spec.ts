import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { cataloguePaths, inLanguage, languages } from './testing/catalogue';
import {
  newcomerStops,
  publicStops,
  type Stop,
  shopperStops,
  vendorStops,
} from './testing/every-page';
import { englishOn, namesOf } from './testing/hindi-text';
import { layoutProblems } from './testing/layout-problems';
import { newShopper, openSession } from './testing/session';

const rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** What a page says of itself, outside of its main part. */
const ofDocument = {
  type: 'rule',
  values: ['document-title', 'html-lang-valid', 'page-has-heading-one', 'duplicate-id-aria'],
} as const;
const contrast = { type: 'rule', values: ['color-contrast'] } as const;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** What axe finds, as short lines: the rule and where. It is asked for nothing else, which halves its time. */
async function violations(page: Page, { type, values }: Rules, part = 'html', colours = true) {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .options({
      runOnly: { type, values: [...values] },
      rules: colours ? {} : { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    })
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

type Rules = typeof rules | typeof ofDocument | typeof contrast;

/** Letters as large as the person's browser is set to; Chromium's own size is 16. */
const setLetters = (devtools: CDPSession, percent: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });

/** Nothing is lost at 320 px, nor with letters of twice the size on a desk or on half of one. */
async function expectRoom(page: Page, devtools: CDPSession, path: string, half: boolean) {
  for (const [width, percent] of [
    [320, 100],
    [half ? 640 : 1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setLetters(devtools, percent);
    expect.soft(await layoutProblems(page), `${path}, ${width} px, ${percent} %`).toEqual([]);
  }
  await setLetters(devtools, 100);
}

/** Pages lay out and fade in parts; here all of it stands at once. */
const settle = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.deferred-layout { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

for (const lang of languages) {
  test(`axe finds nothing, no text is lost and none is in another language, on any page in ${lang}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(900_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const devtools = await page.context().newCDPSession(page);
    let visited = 0;
    const known = lang === 'hi' ? await namesOf(page.request) : [];
    const expectHindi = async (path: string) =>
      lang === 'hi' && expect.soft(await englishOn(page, known), `${path}, English`).toEqual([]);
    const visit = async (stops: Stop[]) => {
      for (const { path, ready, act } of stops) {
        // Each page is a phone's in one language and a desk's in the other.
        const isPhone = (visited++ % 2 === 0) === (lang === 'en');
        await page.setViewportSize(isPhone ? phone : desk);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(inLanguage(lang, path));
        const main = page.getByRole('main');
        await expect(ready?.(main) ?? main.getByRole('heading', { level: 1 })).toBeVisible();
        await act?.(main);
        await settle(page);
        await expectHindi(path);
        // The frame around it is the same on every page: it is looked at on a phone and on a desk.
        const part = visited > 2 ? 'main' : 'html';
        // Both languages have the same colours, and to look at these takes longest.
        const colours = lang === 'en';
        const found = await violations(page, rules, part, colours);
        if (part === 'main') found.push(...(await violations(page, ofDocument)));
        expect.soft(found, path).toEqual([]);
        if (colours) {
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await violations(page, contrast, part), `${path}, dark`).toEqual([]);
        }
        await expectRoom(page, devtools, path, isPhone);
      }
    };
    await visit(await publicStops(page));
    const shopper = await newShopper(baseURL);
    known.push(shopper.email);
    await openSession(page.context(), shopper.email);
    await visit(newcomerStops(lang));
    await visit(await shopperStops(page, String(baseURL), lang, shopper));
    await visit(await vendorStops(page, lang));
  });
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
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await moving()).toBe(0);
});
