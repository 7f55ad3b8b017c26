import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { orderItems, orders } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { eraseAccount } from '../../accounts/delete-account';
import { issueInvoice } from '../invoice/invoice-issue';
import { codOrder, pune } from '../testing/orders';

const byTable = { ownGstRate: null, gstNotification: null };

describe.each(testDatabases)('GST of an order on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  /** Returns the lines of an order of one product, placed with this address. */
  async function ordered(values: Parameters<typeof makeProduct>[1], address: object = {}) {
    const { db } = connection;
    const store = await makeStore(db, { state: 'Maharashtra' });
    const product = await makeProduct(db, { storeId: store.id, ...values });
    const line = await makeCartLine(db, shopper.id, product);
    const body = codOrder([line], { shipping_address: { ...pune, ...address } });
    const placed = await api.call('POST', '/api/orders', { token: shopper.token, body });
    expect([placed.status, placed.body.message]).toEqual([201, expect.any(String)]);
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.number, placed.body.data.number));
    const items = await db
      .select({ item: orderItems })
      .from(orderItems)
      .innerJoin(sql`shipments s`, sql`s.id = ${orderItems.shipmentId}`)
      .where(sql`s.order_id = ${order?.id}`);
    return { order, store, item: items[0]?.item };
  }

  it.each([
    ['61091000', 262_500, 500],
    ['61091000', 262_600, 1_800],
    ['71171910', 262_600, 300],
    ['71021000', 262_600, 25],
  ])('of %s at %i paise is frozen at %i', async (hsn, price, rate) => {
    const { item } = await ordered({ ...byTable, hsn, price });
    expect(item).toMatchObject({ gstBasisPoints: rate, gstSource: 'table' });
    const { db } = connection;
    const change = db.update(orderItems).set({ gstBasisPoints: 0 });
    await expect(change.where(eq(orderItems.id, item?.id ?? 0))).rejects.toMatchObject({
      cause: { constraint: 'order_items_gst_frozen' },
    });
  });

  it.each([
    ['Punjab', 'Punjab'],
    ['Chandigarh', 'Chandigarh'],
  ])('goes by the shopper where 160014 is in two states: %s', async (chosen, state) => {
    const { order } = await ordered({}, { state: chosen, pincode: '160014' });
    expect(order?.shippingAddress.state).toBe(state);
  });

  it('taxes Mohali as Punjab, though its pincode begins like Chandigarh', async () => {
    const { order } = await ordered({}, { state: 'Chandigarh', pincode: '160059' });
    expect(order?.shippingAddress.state).toBe('Punjab');
  });

  it.each([
    ['411999', 'Maharashtra', 'pincode', 'India has no such pincode. Please check the six digits.'],
    [
      '160014',
      'Goa',
      'state',
      'This pincode lies in another state. Choose that state, or check the pincode.',
    ],
  ])('refuses %s in %s by its %s', async (pincode, state, field, message) => {
    const product = await makeProduct(connection.db);
    const line = await makeCartLine(connection.db, shopper.id, product);
    const body = codOrder([line], { shipping_address: { ...pune, state, pincode } });
    const refused = await api.call('POST', '/api/orders', { token: shopper.token, body });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ [`shipping_address.${field}`]: message });
  });

  it('goes by the state of the pincode, whatever was typed', async () => {
    const home = await ordered({}, { state: 'Karnataka', pincode: '411001' });
    expect(home.item).toMatchObject({ igst: 0 });
    expect(home.order?.shippingAddress.state).toBe('Maharashtra');
    const away = await ordered({}, { state: 'Maharashtra', pincode: '560001' });
    expect(away.item).toMatchObject({ cgst: 0, sgst: 0 });
    expect(away.order?.shippingAddress.state).toBe('Karnataka');
  });

  it('keeps the buyer on the invoice when the account is erased', async () => {
    const { db } = connection;
    const { order, store, item } = await ordered({});
    const shipmentId = item?.shipmentId ?? 0;
    await issueInvoice(db, { shipmentId, storeId: store.id, at: new Date() });
    await db.execute(sql`update shipments set status = 'delivered' where id = ${shipmentId}`);
    await eraseAccount(db, shopper.id);
    const [after] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? 0));
    expect(after?.shippingAddress.full_name).toBe('-');
    const [invoice] = await db.select().from(invoices).where(eq(invoices.shipmentId, shipmentId));
    expect(invoice?.parties.billing).toMatchObject({ full_name: pune.full_name });
    const change = db.update(invoices).set({ number: 'X/1' });
    await expect(change.where(eq(invoices.shipmentId, shipmentId))).rejects.toMatchObject({
      cause: { constraint: 'tax_document_issued' },
    });
  });
});
