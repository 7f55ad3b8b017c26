import { and, eq, sql } from 'drizzle-orm';
import { hostJobs } from '../../app/jobs';
import { mapImport } from '../../modules/imports/decide';
import { runImports } from '../../modules/imports/run/runner';
import { type ImportDesk, openImportDesk } from '../../modules/imports/testing/import-desk';
import { shirts } from '../../modules/imports/testing/tables';
import { operatorToken } from '../../modules/orders/testing/orders';
import { type Market, openMarket } from '../../modules/payments/testing/market';
import { returnOf } from '../../modules/returns/testing/delivered';
import { deliveredTo } from '../../modules/returns/testing/delivered-to';
import { makeSeller } from '../../modules/sellers/testing/members';
import { atOnce } from '../../modules/sellers/webhooks/send/claim';
import { deliverWebhooks } from '../../modules/sellers/webhooks/send/deliver';
import { openReceiver } from '../../modules/sellers/webhooks/testing/receiver';
import { postEvents } from '../../modules/settlement/ledger/post-events';
import type { Connection } from '../db/connection';
import { insertMany } from '../db/insert-many';
import { imports } from '../db/schema/imports';
import { unpostedEvents } from '../db/schema/ledger';
import { mailOutbox } from '../db/schema/mails';
import { shipments } from '../db/schema/orders';
import { payments, refunds } from '../db/schema/payments';
import { returns } from '../db/schema/returns';
import { staleProducts } from '../db/schema/stale-products';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../db/schema/webhooks';
import { testDatabases } from '../db/testing/databases';
import { makeProduct, vendorPassword } from '../db/testing/fixtures';
import { deliverStaleProducts } from '../events/stale-products/deliver';
import { markProductsStale } from '../events/stale-products/mark';
import { enqueueMail, sendMails } from '../mail/outbox';
import { backgroundDone } from './background';

const day = 24 * 3600 * 1000;

/**
 * Inserts more rows of one store than a round or batch of the job takes, and then one of another store; then
 * runs the job once.
 * @returns whether the other store's row is done
 */
type Outbox = () => Promise<boolean>;

/** Jobs in which no store waits for another's rows, with the reason. */
const others = {
  'one row of each store': ['settlements', 'payouts', 'low stock', 'holidays'],
  'rows of orders, shoppers or the market': [
    ...['test provider', 'payment events', 'payout events', 'lapsed orders', 'open payments'],
    ...['search counts', 'shopper hashes', 'books', 'clean up', 'cdn purges', 'market days'],
    ...['tax months', 'bank accounts', 'test courier', 'courier bookings', 'courier events'],
    ...['courier tracking', 'prepaid shipments', 'cash', 'promised days'],
  ],
  'all compared in turn': ['notices'],
};

describe.each(testDatabases)('a store with one row beside one with many on $name', ({ open }) => {
  let connection: Connection;
  let market: Market;
  let many: { token: string; store: { id: number } };
  let one: { token: string; store: { id: number } };
  beforeAll(async () => {
    process.env.WEBHOOKS_TO_LOCALHOST = 'on';
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    market = await openMarket(connection);
    [many, one] = [await makeSeller(market.db), await makeSeller(market.db)];
  });
  afterAll(async () => {
    delete process.env.WEBHOOKS_TO_LOCALHOST;
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  const job = async (name: string, now = new Date()) => {
    await market.allJobs.find((each) => each.name === name)?.work(now);
    await backgroundDone();
  };

  /** Places an order of one product of the store, which is not confirmed. */
  async function ordered(storeId: number, method: 'cod' | 'upi') {
    const product = await makeProduct(market.db, { storeId, stock: 100 });
    return { product, ...(await market.begin([product], { method })) };
  }

  const outboxes: Record<string, Outbox> = {
    mails: async () => {
      const { db } = market;
      const enqueue = (storeId: number, subject: string) => {
        const mail = { to: 'asha@example.in', subject, text: '-', html: '-' };
        return enqueueMail(db, { kind: 'written', mail }, { storeId });
      };
      await db.delete(mailOutbox);
      for (const n of numbers(40)) await enqueue(many.store.id, `many ${n}`);
      await enqueue(one.store.id, 'one');
      const sent: string[] = [];
      const send = async ({ subject }: { subject: string }) => void sent.push(subject);
      await sendMails({ db, mailer: { name: 'test', send } }, new Date());
      return sent.length < 40 && sent.includes('one');
    },
    'stale products': async () => {
      const { db } = market;
      const { id } = await makeProduct(db, { storeId: one.store.id });
      await db.delete(staleProducts);
      const row = { kind: 'product' as const, storeId: many.store.id };
      const rows = numbers(1200).map((n) => ({ ...row, subjectId: 1_000_000 + n }));
      await db.execute(insertMany(staleProducts, rows));
      await markProductsStale(db, [id]);
      const told: number[][] = [];
      await deliverStaleProducts(db, async ({ products }) => void told.push(products), new Date());
      return told.length > 1 && Boolean(told[0]?.includes(id));
    },
    ledger: async () => {
      const { db, api } = market;
      await postEvents(db);
      const row = { kind: 'delivery' as const, storeId: many.store.id };
      const rows = numbers(1200).map((subjectId) => ({ ...row, subjectId: -subjectId }));
      await db.execute(insertMany(unpostedEvents, rows));
      const { shipmentId } = await deliveredTo(connection, api);
      await postEvents(db, new Date(), 1);
      const its = eq(unpostedEvents.subjectId, shipmentId);
      const left = await db.$count(unpostedEvents, and(eq(unpostedEvents.kind, 'delivery'), its));
      return left === 0 && (await db.$count(unpostedEvents)) > 0;
    },
    refunds: async () => {
      const { db, api } = market;
      const [paid, other] = [
        await ordered(many.store.id, 'upi'),
        await ordered(one.store.id, 'upi'),
      ];
      for (const { providerOrder } of [paid, other]) await market.press(providerOrder);
      await market.quiet();
      await db.execute(sql`insert into ${refunds} (payment_id, amount, store_id, reason, status, idempotency_key,
          provider, provider_payment_id)
        select p.id, 1, ${many.store.id}, 'cancelled', 'pending', 'many ' || n, p.provider, p.provider_payment_id
        from ${payments} p, generate_series(1, 60) n where p.order_id = ${paid.order.id}`);
      await api.call('POST', `/api/orders/${other.order.id}/cancel`, {
        token: other.shopper.token,
        body: { reason: 'Ordered twice' },
      });
      await job('refunds');
      const [its] = await db
        .select({ tries: refunds.tries })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(payments.orderId, other.order.id));
      const untried = and(eq(refunds.storeId, many.store.id), eq(refunds.tries, 0));
      return its?.tries === 1 && (await db.$count(refunds, untried)) > 0;
    },
    'unconfirmed orders': async () => {
      const { db } = market;
      const product = await makeProduct(db, { storeId: many.store.id, stock: 100 });
      for (const _ of numbers(60)) await market.order([product], { method: 'cod' });
      const its = await makeProduct(db, { storeId: one.store.id });
      const { order } = await market.order([its], { method: 'cod' });
      await job('unconfirmed orders', new Date(Date.now() + 30 * day));
      const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, order.id));
      const placed = and(eq(shipments.storeId, many.store.id), eq(shipments.status, 'placed'));
      return shipment?.status === 'cancelled' && (await db.$count(shipments, placed)) > 0;
    },
    returns: async () => {
      const { db, api } = market;
      const [first, other] = [
        await deliveredTo(connection, api),
        await deliveredTo(connection, api),
      ];
      await first.request(returnOf(first.itemId));
      await db.execute(sql`insert into ${returns} (number, order_id, shipment_id, store_id, kind, status, reason, goods,
          shipping, target, due_at)
        select r.number || '-' || n, r.order_id, r.shipment_id, r.store_id, r.kind, r.status, r.reason, r.goods,
          0, r.target, r.due_at from ${returns} r, generate_series(1, 80) n
        where r.store_id = ${first.seller.store.id}`);
      const { id } = (await other.request(returnOf(other.itemId))).body.data.return;
      await job('returns', new Date(Date.now() + 49 * 3600 * 1000));
      const [row] = await db.select().from(returns).where(eq(returns.id, id));
      const itsOwn = eq(returns.storeId, first.seller.store.id);
      const waiting = and(itsOwn, eq(returns.status, 'requested'));
      return row?.status === 'accepted' && (await db.$count(returns, waiting)) > 0;
    },
    imports: async () => {
      const { db } = market;
      const first = await openImportDesk(connection);
      const other = await openImportDesk(connection, { folder: first.folder });
      const begin = async (desk: ImportDesk, rows: number) => {
        const given = { category: desk.category.slug, picture: desk.picture };
        const { data } = (await desk.upload(shirts(rows, given))).body;
        await mapImport(db, desk.seller, data.id, data.mapping);
        return Number(data.id);
      };
      const [large, small] = [await begin(first, 1000), await begin(other, 1)];
      // The large import takes one step, which ends its turn, and the small one finishes.
      let asked = 0;
      const { files } = first.api;
      await runImports({ db, files, turn: 0, shouldStop: () => ++asked > 6 });
      const stateOf = async (id: number) => {
        const [row] = await db.select().from(imports).where(eq(imports.id, id));
        return row?.state;
      };
      const states = [await stateOf(large), await stateOf(small)];
      first.close();
      return states.join() === 'checking,checked';
    },
    webhooks: async () => {
      const { db, api } = market;
      const receiver = await openReceiver();
      for (const [name, { token }] of Object.entries({ many, one })) {
        const url = `${receiver.url}/${name}`;
        const body = { url, events: ['stock.changed'], password: vendorPassword };
        await api.call('POST', '/api/seller/webhooks', { token, body });
      }
      await db.delete(webhookEvents);
      for (const _ of numbers(2 * atOnce)) await makeProduct(db, { storeId: many.store.id });
      await makeProduct(db, { storeId: one.store.id });
      const first = Date.now() + 1000;
      let claims = 0;
      await deliverWebhooks(db, () => new Date(first + claims++));
      receiver.close();
      const tried = await db
        .select({ storeId: webhookEvents.storeId, at: webhookAttempts.at })
        .from(webhookAttempts)
        .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
        .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId));
      const its = tried.find(({ storeId }) => storeId === one.store.id);
      return its?.at.getTime() === first && tried.length > 2 * atOnce;
    },
  };

  it.each(Object.entries(outboxes))('has it done in the first round of %s', async (_, first) => {
    expect(await first()).toBe(true);
  });

  it('is tried for every job with rows of stores', () => {
    const { context: paymentContext, api } = market;
    const all = hostJobs({ paymentContext, ...api }).map(({ name }) => name);
    const told = [...Object.keys(outboxes), ...Object.values(others).flat()];
    expect(told.sort()).toEqual(all.sort());
  });
});
