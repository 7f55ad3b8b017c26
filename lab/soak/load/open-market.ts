import { hashSecret, randomSecret } from '@/lib/marketplace/modules/accounts';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { random, shuffled } from '../../../scripts/bench/random.mjs';
import { until } from '../topology/process';
import type { Topology } from '../topology/topology';
import { browse, search } from './browsing';
import { patiently } from './buying';
import type { Market, Product, Seller, Shopper } from './market';
import { Records } from './record';
import { Told } from './told';
import { Visitor } from './visitor';

const shopperCount = 32;
const passersByCount = 24;
const scarceCount = 12;
const pricedCount = 24;
const password = 'market day 2026';

/** Opens accounts and sessions as visitors do, and chooses the products of the load; the same for each seed. */
export async function openMarket(topology: Topology, seed: number): Promise<Market> {
  const { url, ca, mail, razorpay, operatorToken, varnish, one, two } = topology;
  const records = new Records();
  const through = (address: string, token?: string) =>
    new Visitor({ url, ca, address, token, records });
  const direct = (at: string, address: string) => new Visitor({ url: at, address, records });
  const operator = through('127.3.0.1', operatorToken);
  await expect(operator, 'PUT', '/api/operator/settings/limits', { value: wideLimits });
  topology.hook.deliver = async (body, headers) => {
    const path = '/api/payments/webhook/razorpay';
    return (await webhookSender.ask('POST', path, { kind: 'webhook', body, headers })).status;
  };
  const webhookSender = through('127.4.0.1');

  const { products, scarce, priced } = await chooseProducts(topology, operator, seed);
  const shoppers: Shopper[] = [];
  for (let n = 0; n < shopperCount; n += 2) {
    const some = [n, n + 1].map((each) => signUp(through(`127.1.0.${each + 1}`), mail, each));
    shoppers.push(...(await Promise.all(some)));
  }
  const passersBy = Array.from({ length: passersByCount }, (_, n) =>
    // Every other visitor comes through the CDN.
    varnish && n % 2 ? direct(varnish.url, `127.5.0.${n + 1}`) : through(`127.5.0.${n + 1}`),
  );
  const places = [
    { name: 'instance one', visitor: direct(one.url, '127.6.0.1') },
    { name: 'instance two', visitor: direct(two.url, '127.6.0.2') },
    { name: 'nginx', visitor: through('127.6.0.3') },
    ...(varnish ? [{ name: 'Varnish', visitor: direct(varnish.url, '127.6.0.4') }] : []),
  ];
  const market: Market = {
    ...{ records, told: new Told(), shoppers, operator, passersBy, places },
    sellers: await signInSellers(topology, through),
    ...{ products, scarce, priced, razorpay, mail },
  };
  await lookRound(market, seed);
  return market;
}

const roundsFirst = 40;

/** Visits each instance once before the load: no real market gets all its visitors in the second of its start. */
async function lookRound(market: Market, seed: number): Promise<void> {
  const next = random(seed);
  const rounds = market.places.map(async ({ visitor }) => {
    const alone = { ...market, passersBy: [visitor] };
    for (let round = 0; round < roundsFirst; round++) {
      await browse(alone, next);
      await search(alone, next);
    }
  });
  await Promise.all(rounds);
}

async function expect(visitor: Visitor, method: string, path: string, body?: object) {
  const answer = await patiently(() => visitor.ask(method, path, { kind: 'opening', body }));
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  return answer.data;
}

/** Opens an account by its mailed code; the visitor is then signed in. */
export async function signUp(
  visitor: Visitor,
  mail: Topology['mail'],
  n: number,
): Promise<Shopper> {
  const email = `shopper-${n}@soak.haat.example`;
  const who = { first_name: 'Meera', last_name: 'Demo', email, password };
  await expect(visitor, 'POST', '/api/user-auth/signup', who);
  await until(`a code for ${email}`, async () => Boolean(mail.newestTo(email)), 60);
  const otp = /(?:^|\s|>)(\d{6})(?:\s|<|$)/m.exec(mail.newestTo(email)?.text ?? '')?.[1] ?? '';
  const proof = { email, otp, purpose: 'verify' };
  const answer = await patiently(() => visitor.post('/api/user-auth/verify-otp', 'opening', proof));
  visitor.token = JSON.parse(answer.text).token;
  if (!visitor.token) throw new Error(`${email} was not let in: ${answer.text.slice(0, 300)}`);
  return { n, email, visitor, isBusy: false };
}

/** Signs in the owners of all selling stores to the seller area. */
async function signInSellers(
  topology: Topology,
  through: (address: string, token: string) => Visitor,
): Promise<Seller[]> {
  const { rows } = await topology.ask(
    `select id::int as store, vendor_id::int as vendor from stores where status = 'approved' order by id`,
  );
  const sellers: Seller[] = [];
  for (const [n, { store, vendor }] of rows.entries()) {
    const token = randomSecret();
    await topology.ask(
      `insert into tokens (hash, vendor_id, opens_seller_area, expires_at)
        values ($1, $2, true, now() + interval '1 day')`,
      [hashSecret(token), vendor],
    );
    sellers.push({ storeId: store, visitor: through(`127.2.0.${n + 1}`, token) });
  }
  return sellers;
}

async function chooseProducts({ ask }: Topology, operator: Visitor, seed: number) {
  const all: Product[] = [];
  for (let page = 1; page <= 5; page++) {
    const list = `/api/products?in_stock=1&limit=100&sort=name_asc&group=sku&page=${page}`;
    const { products } = await expect(operator, 'GET', list);
    all.push(...products);
    if (products.length < 100) break;
  }
  const fitting: Product[] = shuffled(
    all.filter(({ flash_deal, quantity, mrp }) => !flash_deal && quantity > 8 && mrp > 60),
    seed,
  );
  const scarceOnes = fitting.toSorted((a, b) => a.quantity - b.quantity).slice(0, scarceCount);
  const priced = fitting.filter((each) => !scarceOnes.includes(each)).slice(0, pricedCount);
  const ids = scarceOnes.map(({ id }) => id);
  const { rows } = await ask('select id::int, stock from products where id = any($1)', [ids]);
  // The present stock is all there will be.
  const scarce = new Map<number, number>(rows.map(({ id, stock }) => [id, stock]));
  return { products: all, scarce, priced };
}
