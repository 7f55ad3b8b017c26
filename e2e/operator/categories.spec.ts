import { expect, type Locator, type Page, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { expectAccessible } from '../testing/axe';
import { operatorToken } from '../testing/delivered-order';
import { demoData } from '../testing/demo-data';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

/** A separate shop, because other tests use its menus. */
const dataDir = '.tmp/e2e-categories';
const env = {
  ...{ DATABASE_URL: '', API_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' },
  ...{ OPERATOR_TOKEN: operatorToken, JOBS_SECONDS: '1' },
};
type Category = { id: number; name: string; children: Category[] };

type Point = { x: number; y: number };

const middle = async (one: Locator): Promise<Point> => {
  const box = await one.boundingBox();
  return { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
};

const menu = async (page: Page): Promise<Category[]> =>
  (await (await page.request.get('/api/categories')).json()).data.categories;

for (const [lang, prefix, width, port] of variants<[Lang, string, number, number]>(
  ['en', '', 1280, 3189],
  ['hi', '/hi', 390, 3190],
)) {
  test(`an operator drags categories, in ${lang}`, async ({ browser }) => {
    demoData(`${dataDir}-${lang}`);
    const shop = await startShop({ port, dataDir: `${dataDir}-${lang}`, env });
    try {
      const t = (key: string, values = {}) => texts(lang)(`operator_catalogue.${key}`, values);
      const locale = lang === 'hi' ? 'hi-IN' : 'en-IN';
      const context = await browser.newContext({ baseURL: shop.url, locale, hasTouch: true });
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 844 });
      await signInOperator(page, 'owner');
      await page.goto(`${prefix}/operator/categories`);
      const answer = await page.request.get(`/api/categories?lang=${lang}`);
      const [first, second] = (await answer.json()).data.categories as [Category, Category];
      const [a, b] = first.children as [Category, Category];
      const handle = ({ name }: Category) =>
        main(page).getByRole('button', { name: t('drag', { name }), exact: true });
      const said = (key: string, values: object) =>
        expect(page.getByText(t(key, values), { exact: true })).toBeAttached();
      const children = async (at: number) =>
        (await menu(page))[at]?.children.map(({ id }) => id) ?? [];

      await handle(a).hover();
      await page.mouse.down();
      await handle(b).hover();
      await handle(b).hover({ position: { x: 20, y: 30 } });
      const here = { name: a.name, count: first.children.length, department: first.name };
      await said('drag_in', { ...here, place: 2 });
      await expectAccessible(page);
      await page.mouse.up();
      await expect.poll(async () => (await children(0)).slice(0, 2)).toEqual([b.id, a.id]);

      const third = second.children[0] as Category;
      await handle(third).scrollIntoViewIfNeeded();
      const [from, to] = [await middle(handle(third)), await middle(handle(second))];
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await touch('touchStart', from);
      await touch('touchMove', { ...from, y: from.y - 10 });
      await touch('touchMove', { ...from, y: to.y });
      await said('drag_in', {
        ...{ name: third.name, department: first.name },
        ...{ place: first.children.length + 1, count: first.children.length + 1 },
      });
      await touch('touchEnd');
      await expect.poll(async () => (await children(0)).at(-1)).toBe(third.id);

      await handle(second).press('Space');
      await expect(handle(second)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('ArrowRight');
      const within = { name: second.name, department: first.name };
      const count = first.children.length + 2;
      await said('drag_in', { ...within, place: count, count });
      await page.keyboard.press('Space');
      await expect(page.getByText(texts(lang)('api.category_too_deep'))).toBeVisible();
      await expect.poll(async () => (await menu(page))[1]?.id).toBe(second.id);
      await expect(handle(second)).toBeFocused();

      // Pages are revalidated after the answer.
      await expect(async () => {
        await page.goto(`${prefix}/categories`);
        const links = await main(page)
          .getByRole('listitem')
          .first()
          .getByRole('link')
          .allTextContents();
        const order = [b, a, third].map(({ name }) =>
          links.findIndex((text) => text.startsWith(name)),
        );
        expect(order).toEqual(order.toSorted((x, y) => x - y));
        expect(order).not.toContain(-1);
      }).toPass({ timeout: 30_000 });
    } finally {
      await shop.stop();
    }
  });
}
