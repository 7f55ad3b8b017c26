import { sql } from 'drizzle-orm';
import type { QueueName } from '@/lib/contract/schemas/operators/today';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { supportTickets } from '../../../kernel/db/schema/content';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper, makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { noteFault } from '../../../kernel/jobs/each-row';
import { makeOperator } from '../../operators/testing/make-operator';
import { operatorToken, placeCod } from '../../orders/testing/orders';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { returnOf } from '../../returns/testing/delivered';
import { deliveredTo } from '../../returns/testing/delivered-to';
import { makeSettlement } from '../../settlement/testing/settlement';
import { queues } from './queues';

type Case = {
  /** Adds one row to the queue, and one that does not belong to it. */
  make: () => Promise<unknown>;
  /** The API path of the queue's page. */
  path: string;
  /** Selects the queue's rows from the answer. */
  listed: (data: never) => unknown[];
};

describe.each(testDatabases)('queues of operators on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const get = async (path: string, token = operatorToken) => {
    const answer = await api.call('GET', path, { token });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  /** Puts rows into a state without the steps that lead to it. */
  const put = (statement: ReturnType<typeof sql>) =>
    connection.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });
  let nth = 0;
  const ticket = (more: object) =>
    connection.db.insert(supportTickets).values({
      ...{
        number: `Q-${++nth}`,
        name: 'Asha',
        email: 'a@b.in',
        subject: 'S',
        openedAt: new Date(),
      },
      ...more,
    });
  const orderOf = async () => {
    const { db } = connection;
    const product = await makeProduct(db);
    return placeCod({ db, api, shopper: await makeShopper(db) }, [{ product }]);
  };
  const aReturn = async (state: ReturnType<typeof sql>) => {
    const it = await deliveredTo(connection, api);
    const { id } = (await it.request(returnOf(it.itemId))).body.data.return;
    await put(sql`update returns set ${state} where id = ${id}`);
  };
  const newestPayment = sql`(select max(id) from payments)`;
  const refundRequest = (more: ReturnType<typeof sql>, columns: ReturnType<typeof sql>) =>
    put(sql`insert into refund_requests (order_id, payment_id, amount, reason, ${columns})
      select order_id, id, 100, 'A gift', ${more} from payments where id = ${newestPayment}`);
  const settlement = async (status: string) => {
    const { id } = await makeStore(connection.db);
    await makeSettlement(connection.db, id);
    await put(
      sql`update settlements set status = ${status}, exported_at = now() where store_id = ${id}`,
    );
  };

  type Lists = Record<
    | 'tickets'
    | 'returns'
    | 'applications'
    | 'orders'
    | 'refunds'
    | 'events'
    | 'open'
    | 'settlements'
    | 'adjustments'
    | 'bookings'
    | 'deliveries'
    | 'failing_mails'
    | 'faults',
    unknown[]
  >;
  const all = (data: never) => data as unknown[];
  const of = (name: keyof Lists) => (data: never) => (data as Lists)[name];

  const cases: Record<QueueName, Case> = {
    grievances: {
      make: async () => {
        await ticket({ topic: 'grievance' });
        await ticket({ topic: 'grievance', status: 'resolved', resolvedAt: new Date() });
      },
      path: '/api/operator/tickets?show=grievances',
      listed: of('tickets'),
    },
    tickets: {
      make: async () => {
        await ticket({});
        await ticket({ status: 'waiting' });
        await ticket({});
        await put(sql`update support_tickets set merged_into_id = (select min(id) from support_tickets)
          where id = (select max(id) from support_tickets)`);
      },
      path: '/api/operator/tickets?show=open',
      listed: of('tickets'),
    },
    questions: {
      make: async () => {
        const { id } = await makeProduct(connection.db);
        await put(sql`insert into product_questions (product_id, author_name, locale, question, hidden_at)
          values (${id}, 'Asha', 'en', 'Is it washable?', null), (${id}, 'Asha', 'en', 'Spam', now())`);
      },
      path: '/api/operator/questions',
      listed: all,
    },
    review_reports: {
      make: async () => {
        const { id, storeId } = await makeProduct(connection.db);
        await put(sql`insert into review_reports (store_id, product_id, vendor_id, reason, rating, title, text)
          select ${storeId}, ${id}, vendor_id, 'abusive', 1, 'Bad', 'Bad' from stores where id = ${storeId}`);
      },
      path: '/api/operator/reviews/reports',
      listed: all,
    },
    disputes: {
      make: () => aReturn(sql`status = 'disputed', disputed_at = now(), disputed_from = 'refused'`),
      path: '/api/operator/returns?show=disputed',
      listed: of('returns'),
    },
    returns_to_pay: {
      make: () => aReturn(sql`status = 'refunded', target = 'upi', refunded_at = now()`),
      path: '/api/operator/returns?show=payable',
      listed: of('returns'),
    },
    orders_to_confirm: {
      make: orderOf,
      path: '/api/operator/orders?status=placed&limit=50',
      listed: of('orders'),
    },
    refunds_to_approve: {
      make: async () => {
        await orderOf();
        await refundRequest(sql`true`, sql`needs_approval`);
      },
      path: '/api/operator/refunds?state=waiting',
      listed: of('refunds'),
    },
    refunds_to_pay: {
      make: async () => {
        await orderOf();
        await put(sql`insert into refunds (payment_id, amount, reason, status, idempotency_key)
          values (${newestPayment}, 100, 'goodwill', 'pending', ${`queue-${++nth}`})`);
        await refundRequest(
          sql`false, '{"kind":"upi","upi":"a@b"}'::jsonb, (select max(id) from refunds)`,
          sql`needs_approval, pay_to, refund_id`,
        );
      },
      path: '/api/operator/refunds?state=to_pay',
      listed: of('refunds'),
    },
    refunds: {
      make: async () => {
        await orderOf();
        const refund = (status: string, tries: number) =>
          put(sql`insert into refunds (payment_id, amount, reason, status, idempotency_key, provider, provider_payment_id, tries)
            values (${newestPayment}, 100, 'paid_twice', ${status}, ${`queue-${++nth}`}, 'test', ${`pay_${nth}`}, ${tries})`);
        await refund('pending', 3);
        await refund('failed', 1);
        await refund('pending', 1);
      },
      path: '/api/operator/payments',
      listed: of('refunds'),
    },
    webhooks: {
      make: () =>
        put(sql`insert into payment_events (provider, event_id, type, payload, received_at, ask_at)
          values ('test', ${`event ${++nth}`}, 'payment.captured', '{}', now(), now())`),
      path: '/api/operator/payments',
      listed: of('events'),
    },
    open_payments: {
      make: async () => {
        const old = sql`update payments set ask_at = now(), created_at = now() - interval '1 hour' where id = ${newestPayment}`;
        await orderOf();
        await put(old);
        await orderOf();
        await put(sql`update payments set ask_at = now() where id = ${newestPayment}`);
      },
      path: '/api/operator/payments',
      listed: of('open'),
    },
    courier_bookings: {
      make: async () => {
        const store = await makeStore(connection.db);
        const booking = async (state: string, minutes: number) => {
          const id = await makeShipment(connection.db, store.id, { status: 'packed' });
          await put(sql`insert into courier_bookings
            (shipment_id, provider, number, service, service_name, price, days, grams, state, created_at)
            values (${id}, 'test', ${`HT-${id}`}, 'surface', 'Surface', 5000, 3, 500, ${state},
              now() - make_interval(mins => ${minutes}::int))`);
        };
        await booking('requested', 11);
        await booking('requested', 1);
        await booking('cancelled', 60);
      },
      path: '/api/operator/courier-bookings?page=1&limit=50',
      listed: of('bookings'),
    },
    failed_deliveries: {
      make: async () => {
        const store = await makeStore(connection.db);
        const failed = () => makeShipment(connection.db, store.id, { status: 'delivery_failed' });
        await failed();
        const carried = await failed();
        await put(sql`update shipments set courier = 'test' where id = ${carried}`);
        await put(sql`with booked as (insert into courier_bookings (shipment_id, provider, number,
            service, service_name, price, days, grams, state, awb, booked_at)
          values (${carried}, 'test', 'HT-carried', 'surface', 'Surface', 5000, 3, 500, 'booked', '77', now())
          returning id)
          insert into courier_scans (booking_id, key, kind, at, words)
          select id, 'back', 'returning', now(), 'Going back' from booked`);
      },
      path: '/api/operator/failed-deliveries?next=waiting&page=1&limit=50',
      listed: of('deliveries'),
    },
    cash: {
      make: async () => {
        await deliveredTo(connection, api, { isPaid: false });
        await put(
          sql`update payments set status = 'due', captured = false where id = ${newestPayment}`,
        );
        await orderOf();
      },
      path: '/api/operator/cash?page=1&limit=50',
      listed: of('orders'),
    },
    settlements: {
      make: () => settlement('draft'),
      path: '/api/operator/settlements?status=draft&limit=50',
      listed: of('settlements'),
    },
    settlements_failed: {
      make: () => settlement('failed'),
      path: '/api/operator/settlements?status=failed&limit=50',
      listed: of('settlements'),
    },
    adjustments: {
      make: async () => {
        const { id } = await makeStore(connection.db);
        await put(sql`insert into store_adjustments (store_id, amount, reason, key, needs_approval)
          values (${id}, 100, 'A gift', ${`queue ${++nth}`}, true), (${id}, 100, 'A gift', ${`queue ${++nth}`}, false)`);
      },
      path: '/api/operator/adjustments?state=waiting',
      listed: of('adjustments'),
    },
    applications: {
      make: () => makeStore(connection.db, { status: 'pending' }),
      path: '/api/operator/vendors?status=pending',
      listed: of('applications'),
    },
    listings: {
      make: async () => {
        const { listingId } = await makeProduct(connection.db);
        await put(
          sql`update listings set status = 'in_review', submitted_at = now(), draft = '{}' where id = ${listingId}`,
        );
      },
      path: '/api/operator/listings?status=in_review&limit=50',
      listed: all,
    },
    brand_requests: {
      make: async () => {
        const { listingId } = await makeProduct(connection.db);
        const key = `brand ${++nth}`;
        await put(
          sql`insert into brand_requests (key, name) values (${key}, ${key}), (${`${key}b`}, 'Nobody waits')`,
        );
        await put(sql`insert into brand_request_listings (request_id, listing_id)
          select id, ${listingId} from brand_requests where key = ${key}`);
      },
      path: '/api/operator/brand-requests',
      listed: all,
    },
    mails: {
      make: () =>
        put(sql`insert into posted_mails (content, store_id, tries, try_at)
          values ('{"kind":"written"}', 0, 1, now()), ('{"kind":"written"}', 0, 0, now() + interval '1 day')`),
      path: '/api/operator/health',
      listed: of('failing_mails'),
    },
    faults: {
      make: () =>
        noteFault(
          connection.db,
          { job: 'settlements', subject: '1' },
          new Error('of the test'),
          new Date(),
        ),
      path: '/api/operator/health',
      listed: of('faults'),
    },
  };

  const counted = async (name: QueueName, token = operatorToken) => {
    const waiting = await get('/api/operator/queues', token);
    return waiting.find((each: { name: QueueName }) => each.name === name);
  };

  it.each(queues)('$name: the page that it leads to lists what is counted', async ({ name }) => {
    const { make, path, listed } = cases[name];
    const before = (await counted(name)).count;
    await make();
    const { count, oldest } = await counted(name);
    expect(count).toBeGreaterThan(before);
    expect(oldest).not.toBeNull();
    expect(listed((await get(path)) as never)).toHaveLength(count);
  });

  it.each(['support', 'catalogue', 'finance'] as const)(
    'are shown to %s only where they may work them off',
    async (role) => {
      const { token } = await makeOperator(connection.db, { role });
      const waiting = await get('/api/operator/queues', token);
      for (const { name } of waiting) {
        const { path } = cases[name as QueueName];
        expect([name, (await api.call('GET', path, { token })).status]).toEqual([name, 200]);
      }
      const hidden = queues.filter(
        ({ name }) => !waiting.some((each: { name: string }) => each.name === name),
      );
      for (const { name } of hidden) {
        const { status } = await api.call('GET', cases[name].path, { token });
        expect([name, status]).toEqual([name, 403]);
      }
    },
  );
});
