import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { readText } from '../lib/storefront/orders/invoice-pdf/testing/read-text';
import { enterCash } from './testing/delivered-order';
import { dataDir } from './testing/mail';
import { market } from './testing/market';
import { inTurn } from './testing/nightly';
import { screens } from './testing/screens';
import { signInByForm } from './testing/session';
import { address, call, type Shopper, signUp } from './testing/shopper';
import { type Lang, texts } from './testing/texts';

const run = promisify(execFile);

type Product = { id: number; name: string; slug: string; quantity: number; store: { id: number } };
type Order = {
  id: number;
  number: string;
  totals: { grand_total: number };
  shipments: { id: number; items: { id: number; name: string; unit_price: number }[] }[];
};

for (const [index, { lang, width, height, name }] of inTurn('orders', screens).entries()) {
  const pick = 6 + 3 * index;
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    const t = texts(lang);
    const prefix = lang === 'hi' ? '/hi' : '';
    const rupees = new Intl.NumberFormat(`${lang}-IN`, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const main = (page: Page) => page.getByRole('main');

    test('an order of two stores: one item cancelled, delivered, invoiced, ordered again', async ({
      page,
      baseURL,
    }) => {
      const url = baseURL as string;
      const shopper = await signUp(url, dataDir);
      const order = await placeOrder(url, shopper, lang, pick);
      const item = order.shipments[0]?.items[0] as Order['shipments'][number]['items'][number];

      await test.step('signs in and opens the order', async () => {
        await page.goto(`${prefix}/profile/orders/${order.number}`);
        await signInByForm(page, t, shopper.email);
        await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(
          t('orders.order', { number: order.number }),
        );
      });

      await test.step('cancels one piece; the preview is what is taken off', async () => {
        await main(page)
          .getByRole('button', { name: t('orders.cancel.open'), exact: true })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        const group = dialog.getByRole('group', {
          name: t('orders.cancel.quantity', { name: item.name }),
        });
        await group.getByRole('button', { name: t('orders.cancel.less') }).click();
        const preview = dialog.getByRole('status').filter({
          hasText: t('orders.cancel.less_due'),
        });
        const back = preview.locator('dd').last();
        await expect(back).toHaveText(rupees.format(item.unit_price));
        const confirm = dialog.getByRole('button', { name: t('orders.cancel.confirm') });
        await confirm.click();
        await expect(dialog.getByText(t('validation.cancel_reason'))).toBeVisible();
        await dialog.getByLabel(t('orders.cancel.reason')).selectOption('mistake');
        await confirm.click();
        await expect(dialog).toBeHidden();
        await expect(
          main(page)
            .getByText(t('orders.pieces_cancelled', { count: 1 }))
            .first(),
        ).toBeVisible();
        const { data } = await read(url, shopper, order);
        expect(order.totals.grand_total - data.current_totals.grand_total).toBeCloseTo(
          item.unit_price,
        );
        await expect(main(page)).toContainText(rupees.format(data.current_totals.grand_total));
      });

      await test.step('the operator packs and delivers it from the command line', async () => {
        await market('shipments', 'advance', order.number, 'packed');
        const refused = await call(url, 'POST', `/api/orders/${order.id}/cancel?lang=${lang}`, {
          token: shopper.token,
          body: { reason: 'late' },
        });
        expect(refused).toMatchObject({
          status: 409,
          body: { message: t('errors.cancel_not_allowed') },
        });
        const said = await market('shipments', 'advance', order.number, 'delivered');
        expect(said).toContain('out_for_delivery → delivered');
        await enterCash(url, order.number);
        const { data } = await read(url, shopper, order);
        expect(data.payment).toMatchObject({
          captured: true,
          amount: data.current_totals.grand_total,
        });
      });

      await test.step('downloads the invoices', async () => {
        await page.reload();
        const button = main(page).getByRole('button', {
          name: t('orders.download_invoices'),
          exact: true,
        });
        const downloading = page.waitForEvent('download');
        await button.click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(`invoice-${order.number}.pdf`);
        const file = test.info().outputPath('invoice.pdf');
        await download.saveAs(file);
        const bytes = readFileSync(file);
        expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
        expect(bytes.length).toBeLessThan(1_000_000);
        const { data } = await invoicesOf(url, shopper, order, lang);
        expect(data.invoices).toHaveLength(2);
        const written = readText(bytes).map((run) => run.text);
        for (const { delivery, total_in_words } of data.invoices) {
          const { name, address: lines } = delivery;
          for (const words of [t('invoice.title'), name, ...lines, total_in_words]) {
            expect(written.join(' ')).toContain(words);
          }
        }
        const text = await textOf(file);
        if (text === undefined) return;
        for (const invoice of data.invoices) {
          expect(text).toContain(invoice.number);
          expect(text).toContain(invoice.seller.gstin);
          expect(text).toContain(invoice.totals.total.toFixed(2).replace(/\B(?=(\d{3})+\.)/, ','));
        }
        expect(text).toContain(lang === 'hi' ? '(27)' : 'Maharashtra (27)');
      });

      await test.step('reads an invoice on the page', async () => {
        const { data } = await invoicesOf(url, shopper, order, lang);
        const { number, total_in_words } = data.invoices[0] as Read['data']['invoices'][number];
        await main(page)
          .getByRole('button', { name: t('orders.view_this', { number }) })
          .click();
        const invoice = main(page).getByRole('article', { name: number });
        await expect(invoice.getByRole('table', { name: t('invoice.lines') })).toBeVisible();
        await expect(invoice).toContainText(total_in_words);
      });

      // The rest is the same in both languages.
      if (lang === 'hi') return;

      await test.step('says what failed when the PDF library does not come', async () => {
        await page.reload();
        await page.route('**/_next/static/**', async (route) => {
          const answer = await route.fetch();
          const isLibrary = (await answer.text()).includes('existsFileInVFS');
          return isLibrary ? route.abort() : route.fulfill({ response: answer });
        });
        await main(page)
          .getByRole('button', { name: t('orders.download_invoices'), exact: true })
          .click();
        await expect(page.getByText(t('errors.jspdf_failed'))).toBeVisible();
        await page.unroute('**/_next/static/**');
      });

      await test.step('orders it again', async () => {
        await main(page)
          .getByRole('button', { name: t('orders.reorder') })
          .click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`));
        for (const shipment of order.shipments) {
          await expect(main(page)).toContainText(shipment.items[0]?.name as string);
        }
      });

      await test.step('finds it among the orders', async () => {
        await page.goto(`${prefix}/profile/orders`);
        await main(page)
          .getByRole('radio', { name: t('orders.which_cancelled') })
          .check();
        await expect(main(page).getByText(t('orders.none'))).toBeVisible();
        await main(page)
          .getByRole('radio', { name: t('orders.which_delivered') })
          .check();
        await main(page)
          .getByRole('link', { name: t('orders.order', { number: order.number }) })
          .click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/profile/orders/${order.number}$`));
      });
    });
  });
}

/** Orders two units each of two stores' products through the API, to an address in that language. */
async function placeOrder(
  url: string,
  { token }: Shopper,
  lang: Lang,
  pick: number,
): Promise<Order> {
  const listed = await call(url, 'GET', `/api/products?in_stock=1&limit=100&lang=${lang}`);
  const products = (listed.body.data as { products: Product[] } | undefined)?.products ?? [];
  const plenty = products.filter(({ quantity }) => quantity > 10);
  const one = plenty[pick] as Product;
  const other = plenty.find(({ store }) => store.id !== one.store.id) as Product;
  for (const { id, store } of [one, other]) {
    const body = { product_id: id, store_id: store.id, quantity: '2' };
    await call(url, 'POST', '/api/cart', { token, body });
  }
  const cart = await call(url, 'GET', '/api/cart', { token });
  const hindi = { full_name: 'मीरा शर्मा', full_address: '१२, लक्ष्मी रोड', city: 'पुणे' };
  const placed = await call(url, 'POST', `/api/orders?lang=${lang}`, {
    token,
    body: {
      items: (cart.body.data as { id: number }[] | undefined)?.map(({ id }) => id),
      shipping_address: lang === 'hi' ? { ...address, ...hindi } : address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    },
  });
  return placed.body.data as unknown as Order;
}

type Read = {
  data: {
    current_totals: { grand_total: number };
    payment: object;
    invoices: {
      number: string;
      seller: { gstin: string };
      delivery: { name: string; address: string[] };
      totals: { total: number };
      total_in_words: string;
    }[];
  };
};

const read = async (url: string, { token }: Shopper, { number }: Order) =>
  (await call(url, 'GET', `/api/orders/${number}`, { token })).body as unknown as Read;

const invoicesOf = async (url: string, { token }: Shopper, { number }: Order, lang: Lang) => {
  const path = `/api/orders/${number}/userInvoice?lang=${lang}`;
  return (await call(url, 'GET', path, { token })).body as unknown as Read;
};

/** Returns the text of a PDF by pdftotext; undefined if pdftotext is not installed. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await run('pdftotext', ['-layout', file, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
