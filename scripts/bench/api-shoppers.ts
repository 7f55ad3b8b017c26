import { eq, inArray, like, sql } from 'drizzle-orm';
import type { Host } from '@/lib/marketplace/app/app';
import type { Database } from '@/lib/marketplace/kernel/db/connection';
import { users } from '@/lib/marketplace/kernel/db/schema/accounts';
import { cartLines } from '@/lib/marketplace/kernel/db/schema/cart';
import { products } from '@/lib/marketplace/kernel/db/schema/catalog';
import { transact } from '@/lib/marketplace/kernel/db/transaction';
import { backgroundDone } from '@/lib/marketplace/kernel/jobs/background';
import { issueToken } from '@/lib/marketplace/modules/accounts';
import { correctStocks } from '@/lib/marketplace/modules/inventory';
import { buyable } from './api-reads';
import { type Call, type Figures, time } from './timed-calls';

/** The numbers of concurrent orders; each concurrent round has `ordersTogether` orders. */
const crowds = [4, 32];
const ordersTogether = 320;
const ordersAlone = 100;
const calls = 200;
const linesInCart = 3;

const address = {
  full_name: 'Asha Rao',
  phone: '9876543210',
  full_address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

type Shopper = { id: number; token: string };
type Product = Awaited<ReturnType<typeof buyable>>[number];

/** Opens shoppers who fill their carts and order; each round returns its figures. */
export async function openShoppers(db: Database, host: Host) {
  await forgetShoppers(db);
  const stock = await buyable(db, ordersTogether);
  const ids = stock.map(({ id }) => id);
  await setStock(
    db,
    ids.map((id) => ({ productId: id, to: 1_000_000 })),
  );
  const shoppers: Shopper[] = [];
  for (let i = 0; i < Math.max(...crowds); i++) shoppers.push(await makeShopper(db, i));

  async function round(): Promise<Record<string, Figures>> {
    const [first] = shoppers as [Shopper];
    const added = await time(host, addCalls(shoppers, stock));
    const lines = await db.select().from(cartLines).where(eq(cartLines.userId, first.id));
    const read = await time(host, repeat(calls, { path: '/api/cart', token: first.token }));
    const items = lines.map(({ id }) => id);
    const quote = { items, pincode: address.pincode };
    const post = { method: 'POST', token: first.token };
    const quoted = await time(
      host,
      repeat(calls, { ...post, path: '/api/checkout/quote', body: quote }),
    );
    await db.delete(cartLines).where(inArray(cartLines.userId, who(shoppers)));
    const alone = await time(host, await ordersOf(db, first, stock.slice(0, ordersAlone)));
    await backgroundDone();
    const together: Record<string, Figures> = {};
    for (const crowd of crowds) {
      const rows: Call[][] = [];
      const each = ordersTogether / crowd;
      for (const [i, shopper] of shoppers.slice(0, crowd).entries()) {
        rows.push(await ordersOf(db, shopper, stock.slice(i * each, (i + 1) * each)));
      }
      together[`orders, ${crowd} shoppers at once`] = await time(host, ...rows);
      await backgroundDone();
    }
    return {
      'cart, add': added,
      [`cart of ${linesInCart}, read`]: read,
      [`quote for ${linesInCart}`]: quoted,
      'order, one at a time': alone,
      ...together,
    };
  }

  async function close() {
    await forgetShoppers(db);
    for (const { id, stock: left, soldCount } of stock) {
      await db.update(products).set({ soldCount }).where(eq(products.id, id));
      await setStock(db, [{ productId: id, to: left }]);
    }
  }

  return { round, close };
}

const setStock = (db: Database, stock: { productId: number; to: number }[]) =>
  transact(db, async (tx) => {
    await correctStocks(tx, stock, { kind: 'correction', reason: 'benchmark' });
  });

const who = (shoppers: Shopper[]) => shoppers.map(({ id }) => id);

const repeat = (count: number, call: Call) => Array.from({ length: count }, () => call);

function addCalls(shoppers: Shopper[], stock: Product[]): Call[] {
  return Array.from({ length: calls }, (_, i) => {
    const { token } = shoppers[i % shoppers.length] as Shopper;
    const { id, storeId } = stock[Math.floor(i / shoppers.length) % linesInCart] as Product;
    const body = { product_id: id, store_id: storeId, quantity: 1 };
    return { path: '/api/cart', method: 'POST', token, body };
  });
}

/** Creates one order for each of these products, whose lines are put into the cart. */
export async function ordersOf(
  db: Database,
  { id: userId, token }: Shopper,
  wanted: Pick<Product, 'id' | 'price'>[],
) {
  const lines = await db
    .insert(cartLines)
    .values(
      wanted.map(({ id: productId, price: priceWhenAdded }) => {
        return { userId, productId, quantity: 1, priceWhenAdded };
      }),
    )
    .returning({ id: cartLines.id });
  return lines.map(({ id }): Call => {
    const body = {
      items: [id],
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: 'cod',
    };
    return { path: '/api/orders', method: 'POST', token, body };
  });
}

export async function makeShopper(db: Database, number: number): Promise<Shopper> {
  const [user] = await db
    .insert(users)
    .values({
      firstName: 'Asha',
      lastName: 'Rao',
      email: `${number}${mailboxes}`,
      passwordHash: '-',
      verifiedAt: new Date(),
    })
    .returning({ id: users.id });
  if (!user) throw new Error('no shopper was made');
  return { id: user.id, token: await issueToken(db, user.id) };
}

const mailboxes = '@bench.invalid';

/** Deletes the measured shoppers with all their orders. */
export async function forgetShoppers(db: Database): Promise<void> {
  const them = db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%${mailboxes}`));
  const ordered = sql`select id from orders where user_id in ${them}`;
  const sent = sql`select id from shipments where order_id in (${ordered})`;
  for (const table of ['order_items', 'shipment_events']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where shipment_id in (${sent})`);
  }
  for (const table of ['shipments', 'payments', 'sent_mails']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where order_id in (${ordered})`);
  }
  await db.execute(sql`delete from orders where user_id in ${them}`);
  await db.delete(users).where(like(users.email, `%${mailboxes}`));
}
