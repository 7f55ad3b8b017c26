import { setTimeout as pause } from 'node:timers/promises';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { address, patiently } from '../soak/load/buying';
import { signUp } from '../soak/load/open-market';
import { hasFailed, Records } from '../soak/load/record';
import { uploadPicture } from '../soak/load/selling';
import { Visitor } from '../soak/load/visitor';
import type { MailServer } from '../soak/outside/mail-server';
import { until } from '../soak/topology/process';

type Place = { url: string; ca: string; operatorToken: string; mail: MailServer };
type Product = { id: number; name: string; slug: string; quantity: number; store: { id: number } };
type Placed = { number: string; total: number };

const demoPassword = 'haat-demo-2026';
const between = 300;
/** Retries that cover the time a shop may be closed for the copy of its database. */
const tries = 60;

/**
 * Opens visitors who shop, sell and browse while a market moves from step to step, and records the shop's
 * reports to them.
 */
export async function openWalkedMarket({ url, ca, operatorToken, mail }: Place) {
  const records = new Records();
  const somebody = (n: number, token?: string) =>
    new Visitor({ url, ca, address: `127.9.0.${n}`, token, records });
  const operator = somebody(1, operatorToken);
  await must(operator, 'PUT', '/api/operator/settings/limits', { value: wideLimits });
  const list = '/api/products?in_stock=1&limit=100&group=sku';
  const { products }: { products: Product[] } = await must(operator, 'GET', list);
  const [kept, wanted] = [somebody(2), somebody(3)];
  await signIn(kept, 'asha@demo.haat.example');
  const [inCart, ...others] = products.filter(({ quantity }) => quantity > 8) as [
    Product,
    ...Product[],
  ];

  await signUp(wanted, mail, 0);
  await put(wanted, inCart);
  const picture = await pictureOfStore(somebody(4), mail);
  const bytes = (await must(operator, 'GET', picture, undefined, 'text')) as string;

  const told: Placed[] = [];
  let isOpen = true;
  let bought = 0;
  const goShopping = async () => {
    for (; isOpen; bought++) {
      const order = await buy(kept, others[bought % others.length] as Product, bought);
      if (order) told.push(order);
      await pause(between);
    }
  };
  let buying = goShopping();
  const stopShopping = async () => {
    isOpen = false;
    await buying;
  };

  /** Checks the shop against all its reports; `pagesFrom` is the origin of visitors' pages. */
  async function check(pagesFrom = url): Promise<string[]> {
    const wrong: string[] = [];
    for (const { number, total } of [...told]) {
      const { status, data } = await kept.get(`/api/orders/${number}`, 'check');
      if (status !== 200) wrong.push(`order ${number}: ${status}`);
      else if (data.totals.grand_total !== total) wrong.push(`order ${number} has another sum`);
    }
    const cart = await wanted.get('/api/cart', 'check');
    const lines = (cart.data ?? []) as { id: number }[];
    if (lines.length !== 1) wrong.push(`the cart has ${lines.length} lines: ${cart.status}`);
    const shown = await operator.get(picture, 'check');
    if (shown.text !== bytes) wrong.push(`the uploaded picture: ${shown.status}`);
    const word = inCart.name.split(' ')[0] ?? '';
    const search = `/api/products?search=${encodeURIComponent(word)}&limit=100&group=sku`;
    const found = (await patiently(() => operator.get(search, 'check'))).data?.products ?? [];
    if (!found.some(({ id }: Product) => id === inCart.id)) wrong.push(`no ${inCart.name} found`);
    const visitor = new Visitor({ url: pagesFrom, ca, address: '127.9.0.9', records });
    for (const path of ['/', '/hi', `/product/${inCart.slug}`]) {
      const page = await visitor.get(path, 'check');
      if (page.status !== 200) wrong.push(`${path}: ${page.status}`);
    }
    visitor.close();
    return wrong;
  }

  return {
    told,
    check,
    /** Does work while nobody buys. */
    async quietly(work: () => Promise<unknown>): Promise<void> {
      await stopShopping();
      await work();
      isOpen = true;
      buying = goShopping();
    },
    /** Returns the failed requests since the last call. */
    failures: () =>
      records.asked
        .splice(0)
        .filter(hasFailed)
        .map(({ status, call = '', words = '' }) => `${call}: ${status} ${words}`.slice(0, 120)),
    async close(): Promise<void> {
      await stopShopping();
      for (const each of [operator, kept, wanted]) each.close();
    },
  };
}

async function must(
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
  part: 'data' | 'text' = 'data',
) {
  const answer = await patiently(() => visitor.ask(method, path, { kind: 'opening', body }));
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer[part];
}

async function signIn(visitor: Visitor, email: string): Promise<void> {
  const body = { email, password: demoPassword };
  visitor.token = JSON.parse(
    await must(visitor, 'POST', '/api/user-auth/login', body, 'text'),
  ).token;
}

async function codeTo(mail: MailServer, email: string): Promise<string> {
  await until(`a code for ${email}`, async () => Boolean(mail.newestTo(email)), 60);
  return /(?:^|\s|>)(\d{6})(?:\s|<|$)/m.exec(mail.newestTo(email)?.text ?? '')?.[1] ?? '';
}

const put = (visitor: Visitor, { id, store }: Product) =>
  must(visitor, 'POST', '/api/cart', { product_id: id, store_id: store.id, quantity: 1 });

/** Signs in a store's owner and uploads a picture; returns its address. */
async function pictureOfStore(visitor: Visitor, mail: MailServer): Promise<string> {
  const email = 'vendor@demo.haat.example';
  const who = { email, password: demoPassword };
  const asked = JSON.parse((await visitor.post('/api/seller/login', 'opening', who)).text);
  const request = asked.request ?? asked.data?.request;
  const proof = { ...who, otp: await codeTo(mail, email), request };
  visitor.token = JSON.parse(await must(visitor, 'POST', '/api/seller/login', proof, 'text')).token;
  const url = await uploadPicture(visitor, { r: 32, g: 64, b: 96 });
  visitor.close();
  if (!url) throw new Error('No picture was taken.');
  return url;
}

/** Orders one item, retrying with the same key until the shop has answered. */
async function buy(visitor: Visitor, product: Product, n: number): Promise<Placed | undefined> {
  await patiently(() => visitor.ask('DELETE', '/api/cart', { kind: 'cart' }), tries);
  const line = { product_id: product.id, store_id: product.store.id, quantity: 1 };
  await patiently(() => visitor.post('/api/cart', 'cart', line), tries);
  const cart = await patiently(() => visitor.get('/api/cart', 'cart'), tries);
  const items = ((cart.data ?? []) as { id: number }[]).map(({ id }) => id);
  if (items.length === 0) return undefined;
  const order = {
    ...{ items, shipping_address: address, billing_same_as_shipping: true, payment_method: 'cod' },
  };
  const key = { 'idempotency-key': `walk-${n}` };
  const answer = await patiently(() => visitor.post('/api/orders', 'order', order, key), tries);
  if (answer.status !== 201) return undefined;
  return { number: answer.data.number, total: answer.data.totals.grand_total };
}
