import { expect, type Page, test } from '@playwright/test';
import { cataloguePaths } from '../testing/catalogue';

/** Common properties; an element's position and size reveal the effect of the others. */
const properties = [
  ...[
    'display',
    'position',
    'color',
    'background-color',
    'background-image',
    'opacity',
    'visibility',
  ],
  ...[
    'font-size',
    'font-weight',
    'font-family',
    'line-height',
    'text-align',
    'text-decoration-line',
  ],
  ...[
    'border-top-width',
    'border-top-color',
    'border-top-left-radius',
    'box-shadow',
    'outline-style',
  ],
  ...[
    'overflow-x',
    'overflow-y',
    'white-space',
    'object-fit',
    'fill',
    'stroke',
    'z-index',
    'cursor',
  ],
  ...['transform', 'transition-property', 'animation-name', 'aspect-ratio', 'content-visibility'],
];

/** Returns the position, size and computed styles of each element, as one text. */
const look = (page: Page) =>
  page.evaluate((names) => {
    const elements = document.querySelectorAll('body, body *:not(script, style, noscript, link)');
    return [...elements].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const said = names.map((name) => style.getPropertyValue(name)).join('|');
      return `${element.tagName} ${element.getAttribute('class')} ${[x, y, width, height]} ${said}`;
    });
  }, properties);

const paths = [
  'home',
  'category',
  'product',
  'search',
  'store',
  'terms',
  'signin',
  'missing',
] as const;

async function pathOf(page: Page, name: (typeof paths)[number]): Promise<string> {
  const { category, product, search, store } = await cataloguePaths(page.request);
  return {
    home: '/',
    category,
    product,
    search,
    store,
    terms: '/terms',
    signin: '/signin',
    missing: '/no-such-page',
  }[name];
}

/** Adds a style without `addStyleTag`, which waits for a script. */
const addStyle = (page: Page, id: string, css: string) =>
  page.evaluate(
    ([name, text]) => {
      const style = document.createElement('style');
      style.id = name as string;
      style.textContent = text as string;
      document.head.append(style);
    },
    [id, css],
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of paths) {
    test(`the styles within the page are all that it needs: ${name}`, async ({ page }) => {
      // Blocks the additional sheet of pages without scripts.
      await page.route('**/_next/static/styles/added-*.css', (route) => route.abort());
      await page.goto(await pathOf(page, name));
      const whole = await page
        .locator('noscript')
        .first()
        .evaluate((element) => /href="([^"]+\.css)"/.exec(element.innerHTML)?.[1] ?? '');
      expect(whole).toMatch(/^\/_next\/static\/styles\/added-/);
      const css = await (await page.request.get(whole)).text();
      // Parts out of sight are laid out too, to get their sizes.
      await addStyle(page, 'shown', '.deferred-layout { content-visibility: visible !important; }');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const before = await look(page);
        await addStyle(page, 'whole', css);
        expect(await look(page)).toEqual(before);
        await page.evaluate(() => document.getElementById('whole')?.remove());
      }
    });
  }
});

test('a page of another type waits for its styles, then looks like one that was loaded', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.locator('footer a[href="/products"]').click();
  await expect(page).toHaveURL(/\/products$/);
  const card = page.locator('main .product-card').first();
  await expect(card).toBeVisible();
  const byLink = await card.boundingBox();
  await page.reload();
  expect(await card.boundingBox()).toEqual(byLink);
});
