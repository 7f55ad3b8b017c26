import type { Connection } from '../../../kernel/db/connection';
import type { WebhookDelivery } from '../../common/webhook';
import { type FaultKind, injectFault } from '../../payments/test/faults';
import { findShipment, moveShipments, putForward } from '../test/books';
import { createTestCourier } from '../test/test-courier';

/** Body of a webhook from the test courier. */
export type TestScanEvent = {
  number: string;
  awb: string;
  scans: { at: string; kind: string; place: string; words: string; reason: string | null }[];
};

/** Opens the other side of a courier, with the test courier's books behind it. */
export async function openCourierBooks(
  { db, close }: Connection,
  toDelivery: (event: TestScanEvent, request: Request, body: string) => WebhookDelivery,
) {
  const testCourier = await createTestCourier(db, 5_000);
  let sent: WebhookDelivery[] = [];
  testCourier.connect(async (request) => {
    const body = await request.text();
    sent.push(toDelivery(JSON.parse(body), request, body));
    return new Response();
  });

  async function pass(days: number): Promise<WebhookDelivery[]> {
    await putForward(db, days);
    while ((await moveShipments(db, new Date())) > 0);
    while ((await testCourier.tick(new Date())) > 0);
    const all = sent;
    sent = [];
    return all;
  }
  return {
    db,
    testCourier,
    pass,
    fault: (kind: FaultKind, number: string) =>
      injectFault(db, { kind, order_id: number, seconds: 0 }),
    cashOf: async (awb: string) => (await findShipment(db, { awb })).cash,
    close,
  };
}

/** Formats a moment as couriers do: time in India, to the second. */
export const indianClock = (at: string) =>
  new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
