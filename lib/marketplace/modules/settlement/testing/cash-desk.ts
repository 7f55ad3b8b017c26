import { eq, sql } from 'drizzle-orm';
import type { HeldCashPage } from '@/lib/contract/schemas/operators/remittances';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { openCourierMarket } from '../../couriers/testing/courier-market';
import { operatorToken } from '../../orders/testing/orders';
import { postEvents } from '../ledger/post-events';

const day = 24 * 3600 * 1000;

type Sent = { id: number; awb: string; number: string };

export type CashDesk = Awaited<ReturnType<typeof openCashDesk>>;

/** Opens a market with the test courier, whose shipments are paid in cash, and an operator's view of that cash. */
export async function openCashDesk(connection: Connection) {
  process.env.OPERATOR_TOKEN = operatorToken;
  const market = await openCourierMarket(connection);
  const { db } = market;

  /** Packs a shipment of ₹149 in cash, and books the test courier unless the store's rider brings it. */
  async function send(by: 'courier' | 'rider' = 'courier'): Promise<Sent> {
    const id = await market.packed();
    if (by === 'courier') await market.book(id);
    const [booking] = await market.bookingsOf(id);
    const [order] = await db
      .select({ number: orders.number })
      .from(orders)
      .innerJoin(shipments, eq(shipments.orderId, orders.id))
      .where(eq(shipments.id, id));
    return { id, awb: booking?.awb ?? '', number: order?.number ?? '' };
  }

  async function deliver({ id }: Sent, daysAgo = 0): Promise<void> {
    const at = new Date(Date.now() - daysAgo * day);
    await db.update(shipments).set({ status: 'delivered' }).where(eq(shipments.id, id));
    await db.insert(shipmentEvents).values({ shipmentId: id, status: 'delivered', at });
    await db
      .update(courierBookings)
      .set({ pollAt: null })
      .where(eq(courierBookings.shipmentId, id));
    await postEvents(db);
  }

  async function delivered(by: 'courier' | 'rider' = 'courier', daysAgo = 0): Promise<Sent> {
    const sent = await send(by);
    await deliver(sent, daysAgo);
    return sent;
  }

  const remit = async (reference: string, ...rows: [awb: string, amount: number][]) => {
    const body = {
      ...{ courier: 'test', reference },
      rows: rows.map(([awb, amount]) => ({ awb, amount })),
    };
    const path = '/api/operator/cash/remittances';
    const { status, body: answer } = await market.api.call('POST', path, {
      token: operatorToken,
      body,
    });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data;
  };

  const held = async (query = ''): Promise<HeldCashPage> =>
    (await market.api.call('GET', `/api/operator/cash/held${query}`, { token: operatorToken })).body
      .data;

  const stateOf = async ({ number }: Sent) =>
    (await held(`?q=${number}`)).rows.map(({ state, amount }) => [state, amount]);

  async function paymentOf({ number }: Sent) {
    const [row] = await db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.number, number));
    if (!row) throw new Error('no payment');
    return row.payment;
  }

  /** Sums the accounts of cash and bank; rupees. */
  async function books() {
    const sum = (where: string) => sql<number>`coalesce(sum(${ledgerEntries.amount})
      filter (where ${sql.raw(where)}), 0)::float8 / 100`;
    const [row] = await db
      .select({
        courier: sum("account = 'cash' and holder = 'test'"),
        rider: sum("account = 'cash' and store_id is not null"),
        nobody: sum("account = 'cash' and holder is null and store_id is null"),
        bank: sum("account = 'bank'"),
      })
      .from(ledgerEntries);
    return row ?? { courier: 0, rider: 0, nobody: 0, bank: 0 };
  }

  return {
    ...{ ...market, send, deliver, delivered, remit, held, stateOf, paymentOf, books },
    /** Returns the rules of cash that are broken now. */
    async broken() {
      await postEvents(db);
      return (await audit(db)).filter(({ rule }) => /cash|remit|ledger|held/i.test(rule));
    },
    async close() {
      delete process.env.OPERATOR_TOKEN;
      await market.close();
    },
  };
}
