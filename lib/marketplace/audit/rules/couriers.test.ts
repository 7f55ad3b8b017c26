import { sql } from 'drizzle-orm';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  type CourierMarket,
  openCourierMarket,
} from '../../modules/couriers/testing/courier-market';
import { audit } from '../audit';
import * as rules from './couriers';

const ofCouriers = new Set([...Object.keys(rules.always), ...Object.keys(rules.whenQuiet)]);

describe.each(testDatabases)('the audit of couriers on $name', ({ open }) => {
  let market: CourierMarket;

  beforeAll(async () => {
    market = await openCourierMarket(await open());
    for (const _ of [1, 2]) await market.book(await market.packed());
    await market.pass(12);
  });
  afterAll(() => market.close());

  const broken = async (db = market.db) =>
    (await audit(db, { quiet: true }))
      .map(({ rule }) => rule)
      .filter((rule) => ofCouriers.has(rule));

  it.each([
    [
      'a courier gave one AWB number to two bookings',
      sql`do $$ begin
        drop index courier_bookings_awb_key;
        update courier_bookings set awb = (select min(awb) from courier_bookings);
      end $$`,
    ],
    [
      'a shipment is with a courier that has no booking of it',
      sql`update courier_bookings set state = 'cancelled'`,
    ],
    [
      'a shipment and its booking have different numbers',
      sql`update courier_bookings set awb = awb || '9'`,
    ],
    [
      'a delivery is proved by a code that was never given',
      sql`update shipments set status = 'delivered', received_at = now(), received_by = 'code'`,
    ],
    [
      'a shipment that was not delivered is proved to have arrived',
      sql`update shipments
        set status = 'shipped', received_at = now(), received_by = 'operator'`,
    ],
    [
      'a courier is told of a payment that was never made',
      sql`insert into prepaid_notices (booking_id, ask_at)
        select id, now() from courier_bookings`,
    ],
    [
      'a booking was made with cash before the order was paid online, and its courier is not to be told',
      sql`with paid as (
          update payments set method = 'upi', captured = true, status = 'captured', provider = 'test',
            provider_order_id = 'order_' || id, provider_payment_id = 'pay_' || id, processed_at = now()
          returning id, amount, provider_order_id),
        first as (insert into prepaid_notices (booking_id, ask_at, created_at)
          select min(id), now(), now() - interval '1 minute' from courier_bookings)
        insert into door_payments (payment_id, provider, provider_order_id, amount)
          select id, 'test', provider_order_id, amount from paid`,
    ],
    [
      'a courier has not answered a booking for an hour',
      sql`update courier_bookings set state = 'requested', created_at = now() - interval '2 hours'`,
    ],
    [
      'the scans of a courier contradict the status of its shipment',
      sql`update shipments set status = 'shipped' where courier is not null`,
    ],
  ])('finds that %s', async (rule, damage) => {
    expect(await broken()).toEqual([]);
    const undo = new Error('undo');
    const tried = market.db.transaction(async (tx) => {
      await tx.execute(damage);
      expect(await broken(tx)).toContain(rule);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
});
