import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';

export type Known = Awaited<ReturnType<typeof knownOf>>;

/**
 * Returns values that calls can name in a filled market, of the store and the shopper with the most orders; 0 or
 * '' for missing ones.
 */
export async function knownOf(db: Database) {
  const one = async (query: ReturnType<typeof sql>) =>
    Object.values((await rowsOf<Record<string, unknown>>(db, query))[0] ?? {})[0];
  const number = async (query: ReturnType<typeof sql>) => Number((await one(query)) ?? 0);
  const text = async (query: ReturnType<typeof sql>) => String((await one(query)) ?? '');
  const storeId = await number(
    sql`select store_id from shipments where id > (select max(id) - 20000 from shipments)
      group by 1 order by count(*) desc, 1 limit 1`,
  );
  const userId = await number(
    sql`select user_id from orders where id > (select max(id) - 20000 from orders)
      group by 1 order by count(*) desc, 1 limit 1`,
  );
  const shipmentId = await number(sql`select max(id) from shipments where store_id = ${storeId}`);
  const orderNumber = await text(
    sql`select o.number from orders o join shipments s on s.order_id = o.id where s.id = ${shipmentId}`,
  );
  const productId = await number(sql`select max(id) from products where store_id = ${storeId}`);
  const ofProduct = (column: ReturnType<typeof sql>) =>
    sql`select ${column} from products where id = ${productId}`;
  const ofStore = (column: ReturnType<typeof sql>, table: ReturnType<typeof sql>) =>
    sql`select max(${column}) from ${table} where store_id = ${storeId}`;
  const day = dayOf(new Date());
  return {
    ...{ storeId, userId, shipmentId, orderNumber, productId, day },
    dayBefore: dayOf(new Date(Date.now() - 30 * 86_400_000)),
    month: day.slice(0, 7),
    vendorId: await number(sql`select vendor_id from stores where id = ${storeId}`),
    applicationNumber: await text(sql`select application_number from stores where id = ${storeId}`),
    ownOrderId: await number(sql`select max(id) from orders where user_id = ${userId}`),
    ownOrderNumber: await text(
      sql`select number from orders where id = (select max(id) from orders where user_id = ${userId})`,
    ),
    email: await text(sql`select email from users where id = ${userId}`),
    awb: await text(sql`select awb from shipments where awb is not null order by id desc limit 1`),
    sku: await text(ofProduct(sql`sku`)),
    categoryId: await number(ofProduct(sql`category_id`)),
    brandId: await number(ofProduct(sql`brand_id`)),
    listingId: await number(ofProduct(sql`listing_id`)),
    settlementId: await number(ofStore(sql`id`, sql`settlements`)),
    returnId: await number(ofStore(sql`id`, sql`returns`)),
    importId: await number(ofStore(sql`id`, sql`imports`)),
    endpointId: await number(ofStore(sql`id`, sql`webhook_endpoints`)),
    ticketNumber: await text(sql`select number from support_tickets order by id desc limit 1`),
    couponId: await number(sql`select max(id) from coupons`),
    operatorId: await number(sql`select max(id) from operators`),
  };
}

/** Creates the tokens that sign in each kind of caller. */
export async function signIn(db: Database, { userId, vendorId }: Known) {
  const open = async (owner: object) => {
    const token = randomBytes(32).toString('base64url');
    await db.insert(tokens).values({
      hash: createHash('sha256').update(token).digest('hex'),
      expiresAt: new Date(Date.now() + 3_600_000),
      ...owner,
    });
    return token;
  };
  const vendor = await open({ vendorId, opensSellerArea: true });
  return { shopper: await open({ userId }), seller: vendor, vendor };
}
