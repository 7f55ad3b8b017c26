import { expect, test } from '@playwright/test';
import { signInSeller } from '../seller/testing/sign-in';
import { languages, prefixOf } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession } from '../testing/session';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

type Sku = { id: number; slug: string; selling_price: number; quantity: number };

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  } as Intl.NumberFormatOptions).format(amount);

for (const lang of inTurn('price changed', languages)) {
  const at = languages.indexOf(lang);
  const t = texts(lang);

  test(`who looks at a former price is told of the present one (${lang})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const seller = await browser.newContext({ baseURL });
    const desk = await seller.newPage();
    await signInSeller(desk);
    const list = await page.request.get(
      '/api/products?store=aarohi-weaves&in_stock=1&sort=price_asc&limit=20&group=sku',
    );
    const skus: Sku[] = (await list.json()).data.products;
    const {
      id,
      slug,
      selling_price: was,
    } = skus.filter(({ quantity }) => quantity > 4).at(at) as Sku;
    const setPrice = async (price: number) => {
      const answer = await desk.request.patch('/api/seller/skus', {
        data: { skus: [{ id, price }] },
      });
      expect(await answer.json()).toMatchObject({ data: [{ ok: true }] });
    };
    const { email } = await newShopper(baseURL);
    await openSession(page.context(), email);
    await page.goto(`${prefixOf[lang]}/product/${slug}`);
    await expect(main(page).getByText(rupees(was)).first()).toBeVisible();
    await setPrice(was - 1);
    try {
      const change = t('cart.price_fell_to', { from: rupees(was), to: rupees(was - 1) });
      await main(page)
        .getByRole('button', { name: t('cart.add'), exact: true })
        .first()
        .click();
      await expect(page.getByText(change).first()).toBeVisible();
      await expect(
        main(page)
          .getByText(rupees(was - 1))
          .first(),
      ).toBeVisible();
      await page.goto(`${prefixOf[lang]}/cart`);
      await expect(main(page).getByText(change)).toBeVisible();
    } finally {
      await setPrice(was);
      await seller.close();
    }
  });
}
