import { expect, type Page, test } from '@playwright/test';
import { mailedCode } from './testing/mail';
import { screens } from './testing/screens';
import { newEmail, password } from './testing/shopper';
import { texts } from './testing/texts';

type Listed = {
  id: number;
  slug: string;
  name: string;
  quantity: number;
  store: { id: number; name: string };
};

for (const { lang, width, height, name } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 640 });
    const t = texts(lang);
    const prefix = lang === 'hi' ? '/hi' : '';
    const at = (path: string) => new RegExp(`^https?://localhost:\\d+${prefix}${path}(\\?.*)?$`);

    test('a shopper finds, signs up, buys with cash on delivery and sees the order', async ({
      page,
      request,
    }) => {
      const problems = watch(page);
      const [first, second] = await twoProducts();

      await test.step('arrives on a product and is asked to sign in', async () => {
        await page.goto(`${prefix}/product/${first.slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
        await addToCart();
        const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
        await expect(sheet.getByText(t('errors.login_required'))).toBeVisible();
      });

      const email = newEmail();
      await test.step('signs up with the code from the mail and comes back', async () => {
        const back = encodeURIComponent(`${prefix}/product/${first.slug}`);
        await page.goto(`${prefix}/signup?callbackUrl=${back}`);
        await fill(t('auth.first_name'), lang === 'hi' ? 'मीरा' : 'Meera');
        await fill(t('auth.last_name'), lang === 'hi' ? 'शर्मा' : 'Sharma');
        await fill(t('auth.email'), email);
        await fill(t('auth.password'), 'short');
        await main()
          .getByRole('button', { name: t('auth.continue') })
          .click();
        await expect(main().getByText(t('validation.password_short'))).toBeVisible();
        await fill(t('auth.password'), password);
        await main()
          .getByRole('button', { name: t('auth.continue') })
          .click();
        await fill(t('auth.code'), await mailedCode(email));
        await expect(page).toHaveURL(at(`/product/${first.slug}`));
      });

      await test.step('finds done what was asked, and adds a product of another store', async () => {
        await expect(page.getByText(t('cart.added')).first()).toBeVisible();
        await expectBadge(1);
        await page.goto(`${prefix}/product/${second.slug}`);
        await addToCart();
        await expectBadge(2);
      });

      await test.step('changes a quantity and sees the totals follow', async () => {
        await page.goto(`${prefix}/cart`);
        await expect(main().getByRole('link', { name: first.store.name })).toBeVisible();
        await expect(main().getByRole('link', { name: second.store.name })).toBeVisible();
        const group = main().getByRole('group', {
          name: t('cart.quantity_of', { name: first.name }),
        });
        const total = main()
          .locator('div')
          .filter({ has: page.locator(':scope > dt', { hasText: t('cart.grand_total') }) })
          .locator('dd')
          .first();
        await expect(total).toHaveText(/₹/);
        const before = (await total.textContent()) ?? '';
        await group.getByRole('button', { name: t('cart.more') }).click();
        await expect(group).toContainText('2');
        await expect(total).not.toHaveText(before);
        await group.getByRole('button', { name: t('cart.less') }).click();
        await expect(total).toHaveText(before);
      });

      let number = '';
      await test.step('checks out: is told what is missing, then places the order', async () => {
        await main()
          .getByRole('link', { name: t('cart.checkout', { count: 2 }) })
          .click();
        await expect(page).toHaveURL(at('/checkout'));
        const place = main().getByRole('button', { name: t('checkout.place_order') });
        await place.click();
        const fullName = main().getByLabel(t('address.full_name'), { exact: true });
        await expect(fullName).toHaveValue(lang === 'hi' ? 'मीरा शर्मा' : 'Meera Sharma');
        for (const key of ['address_required', 'city_required', 'pincode']) {
          await expect(
            main()
              .getByText(t(`validation.${key}`))
              .first(),
          ).toBeVisible();
        }
        await fill(t('address.full_name'), lang === 'hi' ? 'मीरा शर्मा' : 'Meera Sharma');
        await fill(t('address.phone'), lang === 'hi' ? '९०००००००११' : '9000000011');
        await fill(t('address.full_address'), lang === 'hi' ? '१२, लक्ष्मी रोड' : '12 Lakshmi Road');
        await fill(t('address.pincode'), lang === 'hi' ? '४११००१' : '411001');
        await fill(t('address.city'), lang === 'hi' ? 'पुणे' : 'Pune');
        await main()
          .getByLabel(t('address.state'), { exact: true })
          .selectOption({ label: lang === 'hi' ? 'महाराष्ट्र' : 'Maharashtra' });
        const choice = (method: 'upi' | 'cod') =>
          main().getByRole('radio', { name: new RegExp(`^${t(`checkout.${method}`)}`) });
        await expect(choice('upi')).toBeChecked();
        await choice('cod').check();
        await place.click();
        await expect(page).toHaveURL(at('/order-success/[A-Z0-9-]+'));
        number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      });

      await test.step('sees the order: two parcels, and the cart empty', async () => {
        await expect(main()).toContainText(number);
        await expect(main()).toContainText(first.name);
        await expect(main()).toContainText(second.name);
        await expect(main().getByRole('link', { name: first.store.name })).toBeVisible();
        await expect(main().getByRole('link', { name: second.store.name })).toBeVisible();
        await expectBadge(0);
        await page.goto(`${prefix}/track-order/${number}`);
        await expect(main().getByText(t('orders.status.placed')).first()).toBeVisible();
        await page.goto(`${prefix}/profile/orders`);
        await expect(main()).toContainText(number);
        await page.goto(`${prefix}/cart`);
        await expect(main().getByText(t('cart.empty'))).toBeVisible();
      });

      await test.step('took the pieces from stock', async () => {
        for (const product of [first, second]) {
          const { data } = await (await request.get(`/api/products/${product.id}`)).json();
          expect(data.quantity).toBeLessThan(product.quantity);
        }
      });

      await test.step('logs out and is at home again', async () => {
        await page.goto(`${prefix}/profile`);
        await main()
          .getByRole('button', { name: t('account.logout'), exact: true })
          .click();
        await expect(page).toHaveURL(at('/?'));
        expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
        await page.goto(`${prefix}/checkout`);
        await expect(page).toHaveURL(at('/signin'));
      });

      expect(problems).toEqual([]);

      function main() {
        return page.getByRole('main');
      }
      async function fill(label: string, value: string) {
        await main().getByLabel(label, { exact: true }).fill(value);
      }
      async function addToCart() {
        await main()
          .getByRole('button', { name: t('cart.add'), exact: true })
          .first()
          .click();
      }
      async function expectBadge(count: number) {
        await expect(
          page.getByRole('banner').getByRole('link', { name: t('cart.open', { count }) }),
        ).toBeVisible();
      }
      /** Returns two products of different stores with enough stock for both tests. */
      async function twoProducts(): Promise<[Listed, Listed]> {
        const answer = await request.get(`/api/products?in_stock=1&limit=100&lang=${lang}`);
        const list = ((await answer.json()).data.products as Listed[]).filter(
          ({ quantity }) => quantity > 10,
        );
        const one = list[lang === 'hi' ? 0 : 3] as Listed;
        const other = list.find(({ store }) => store.id !== one.store.id) as Listed;
        return [one, other];
      }
    });
  });
}

/** Collects errors in the browser: exceptions, failed scripts, and 5xx answers. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 500) problems.push(`${answer.status()} ${answer.url()}`);
  });
  return problems;
}
