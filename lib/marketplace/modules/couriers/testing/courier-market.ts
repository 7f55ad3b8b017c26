import { eq } from 'drizzle-orm';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import { testCouriers } from '../../../app/providers/couriers';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { backgroundDone } from '../../../kernel/jobs/background';
import { type FaultKind, injectFault } from '../../../providers/payments/test/faults';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeSeller } from '../../sellers/testing/members';

/** Opens the real host with the test courier, and a store whose packed shipments it carries. */
export async function openCourierMarket(connection: Connection) {
  const { db } = connection;
  const couriers = await testCouriers(db, { timeoutMs: 300 });
  const { testCourier } = couriers;
  const api = testHost(connection, { couriers });
  const seller = await makeSeller(db);
  const context = { db, couriers: couriers.couriers };

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await api.call(method, `/api/seller/shipments/${path}`, {
      ...{ token: seller.token, body },
    });
    await backgroundDone();
    return answer;
  };

  return {
    ...{ db, api, seller, context, testCourier },
    packed: () => makeShipment(db, seller.store.id, { status: 'packed' }),
    call,
    book: (id: number) => call('POST', `${id}/book`, { prefer: 'cheapest' }),
    view: async (id: number): Promise<SellerShipment> => (await call('GET', `${id}`)).body.data,
    bookingsOf: (id: number) =>
      db.select().from(courierBookings).where(eq(courierBookings.shipmentId, id)),
    /** Lets days pass, and waits for what the courier then sends. */
    async pass(days: number) {
      await testCourier.run(days);
      await backgroundDone();
    },
    fault: (kind: FaultKind, about?: string) =>
      injectFault(db, { kind, order_id: about, seconds: 0 }),
    async close() {
      await backgroundDone();
      await connection.close();
    },
  };
}

export type CourierMarket = Awaited<ReturnType<typeof openCourierMarket>>;
