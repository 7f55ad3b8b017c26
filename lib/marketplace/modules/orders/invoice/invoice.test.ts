import { eq } from 'drizzle-orm';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import type { Order } from '@/lib/contract/schemas/orders';
import { describeInvoice } from '@/lib/documents/invoice';
import { invoiceTexts } from '@/lib/documents/testing/texts';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { invoices } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper, makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { viewSellerShipment } from '../seller/view';
import { advanceThrough, operatorToken, placeCod, pune } from '../testing/orders';
import { financialYear, invoiceNumber, issueInvoice } from './invoice-issue';

describe.each(testDatabases)('invoices on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
    shopper = await makeShopper(connection.db);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const place = (wanted: Parameters<typeof placeCod>[1], more?: object) =>
    placeCod({ db: connection.db, api, shopper }, wanted, more);
  const read = (order: Order, token = shopper.token, lang?: 'hi') =>
    api.call('GET', `/api/orders/${order.number}/userInvoice`, { token, lang });
  const pack = async (order: Order) => {
    for (const { id } of order.shipments) await advanceThrough(api, id, 'confirmed', 'packed');
  };
  const invoicesOf = async (order: Order): Promise<Invoice[]> =>
    (await read(order)).body.data.invoices;

  it('carry every field of rule 46', async () => {
    const { db } = connection;
    const store = await makeStore(db, { invoicePrefix: 'KRTI', name: 'Kirti Handlooms' });
    const kurta = await makeProduct(db, {
      storeId: store.id,
      name: 'Cotton kurta',
      nameHi: 'सूती कुर्ता',
      price: 99_900,
      hsn: '6205',
    });
    const billing_address = {
      ...pune,
      full_name: 'Rao Traders',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
    };
    const order = await place([{ product: kurta }], {
      billing_same_as_shipping: false,
      billing_address,
    });
    expect((await read(order)).body.data).toEqual({ invoices: [] });
    await pack(order);
    const [invoice] = await invoicesOf(order);
    expect(invoice).toEqual({
      kind: 'tax_invoice',
      // The demo's company is invented.
      specimen: true,
      number: `KRTI/${financialYear(new Date())}/000001`,
      issued_at: expect.any(String),
      order_number: order.number,
      ordered_at: order.placed_at,
      shipment_id: order.shipments[0]?.id,
      seller: {
        name: store.legalName,
        store: 'Kirti Handlooms',
        address: ['1 Bazaar Road', 'Pune, Maharashtra 411001'],
        state: 'Maharashtra',
        state_code: '27',
        gstin: store.gstin,
        email: store.careEmail,
        phone: store.carePhone,
      },
      buyer: {
        name: 'Rao Traders',
        address: ['12 MG Road', 'Near the banyan tree', 'Bengaluru, Karnataka 560001'],
        state: 'Karnataka',
        state_code: '29',
      },
      delivery: {
        name: 'Asha Rao',
        address: ['12 MG Road', 'Near the banyan tree', 'Pune, Maharashtra 411001'],
        state: 'Maharashtra',
        state_code: '27',
        phone: '9876543210',
      },
      place_of_supply: { state: 'Maharashtra', state_code: '27' },
      supply: 'intra_state',
      reverse_charge: false,
      payment_method: 'cod',
      lines: [
        {
          kind: 'goods',
          description: 'Cotton kurta',
          hsn: '6205',
          quantity: 1,
          unit: 'NOS',
          unit_price: 999,
          discount: 0,
          rate: 18,
          taxable: 846.62,
          cgst: 76.19,
          sgst: 76.19,
          igst: 0,
          total: 999,
        },
      ],
      totals: { taxable: 846.62, cgst: 76.19, sgst: 76.19, igst: 0, total: 999 },
      rounding: 0,
      total_in_words: 'Rupees Nine Hundred Ninety Nine Only',
    });
    const hindi = (await read(order, shopper.token, 'hi')).body.data.invoices[0];
    expect(hindi.lines[0].description).toBe('सूती कुर्ता');
    expect(hindi.total_in_words).toBe('नौ सौ निन्यानवे रुपये मात्र');
    expect(hindi.buyer).toMatchObject({ state: 'कर्नाटक', state_code: '29' });
    expect(hindi.delivery.address.at(-1)).toBe('पुणे, महाराष्ट्र 411001');
    expect(hindi.place_of_supply).toEqual({ state: 'महाराष्ट्र', state_code: '27' });
  });

  it.each([
    // Columns: state of the seller, price, rate, and taxable, CGST, SGST, IGST of the line (india.md).
    ['Maharashtra', 99_900, 18, 846.62, 76.19, 76.19, 0],
    ['Karnataka', 99_900, 18, 846.61, 0, 0, 152.39],
    ['Karnataka', 10_500, 5, 100, 0, 0, 5],
    ['Maharashtra', 14_000, 40, 100, 20, 20, 0],
    ['Maharashtra', 12_300, 0, 123, 0, 0, 0],
  ])('from %s, %i paise at %i%%', async (state, price, gstRate, taxable, cgst, sgst, igst) => {
    const { db } = connection;
    const store = await makeStore(db, { state, shippingFee: 0 });
    const order = await place([
      { product: await makeProduct(db, { storeId: store.id, price, gstRate }) },
    ]);
    await pack(order);
    const [invoice] = await invoicesOf(order);
    expect(invoice?.lines[0]).toMatchObject({ taxable, cgst, sgst, igst, rate: gstRate });
    const supply = state === 'Maharashtra' ? 'intra_state' : 'inter_state';
    expect(invoice?.supply).toBe(supply);
  });

  it.each([
    { rates: [0, 0], kind: 'bill_of_supply', title: 'Bill of Supply' },
    { rates: [18, 0], kind: 'invoice_cum_bill_of_supply', title: 'Invoice-cum-Bill of Supply' },
    { rates: [5, 18], kind: 'tax_invoice', title: 'Tax Invoice' },
  ])('of goods at $rates% are a $title, on the order too', async ({ rates, kind, title }) => {
    const store = await makeStore(connection.db);
    const wanted = [];
    for (const gstRate of rates) {
      wanted.push({ product: await makeProduct(connection.db, { storeId: store.id, gstRate }) });
    }
    const order = await place(wanted);
    expect(order.shipments[0]?.invoice_kind).toBeNull();
    await pack(order);
    const [invoice] = await invoicesOf(order);
    expect(invoice?.kind).toBe(kind);
    expect(describeInvoice(invoice as Invoice, invoiceTexts('en')).parts[0]).toMatchObject({
      title,
    });
    const { body } = await api.call('GET', `/api/orders/${order.number}`, { token: shopper.token });
    expect(body.data.shipments[0].invoice_kind).toBe(kind);
    const sold = await viewSellerShipment(connection.db, 'en', store.id, body.data.shipments[0].id);
    expect(sold.invoice_kind).toBe(kind);
  });

  it('are a bill of supply where the taxed goods were cancelled', async () => {
    const store = await makeStore(connection.db);
    const taxed = await makeProduct(connection.db, { storeId: store.id, gstRate: 18 });
    const untaxed = await makeProduct(connection.db, { storeId: store.id, gstRate: 0 });
    const order = await place([{ product: taxed }, { product: untaxed }]);
    const item = order.shipments[0]?.items.find(({ product_id }) => product_id === taxed.id)?.id;
    await api.call('POST', `/api/orders/${order.id}/cancel`, {
      token: shopper.token,
      body: { reason: 'Not this one', quantities: { [item as number]: 1 } },
    });
    await pack(order);
    expect((await invoicesOf(order))[0]?.kind).toBe('bill_of_supply');
  });

  it('of all shipments come to what the order costs, delivery with tax within', async () => {
    const { db } = connection;
    const far = await makeStore(db, { state: 'Karnataka' });
    const order = await place([
      { product: await makeProduct(db, { price: 33_333, gstRate: 5 }), quantity: 1 },
      { product: await makeProduct(db, { price: 9_999, storeId: far.id }), quantity: 3 },
      { product: await makeProduct(db, { price: 5_000, storeId: far.id, gstRate: 40 }) },
    ]);
    await pack(order);
    const all = await invoicesOf(order);
    expect(all).toHaveLength(2);
    const paise = all.reduce((sum, { totals }) => sum + Math.round(totals.total * 100), 0);
    const { grand_total, rounding } = order.totals;
    expect(paise).toBe(Math.round((grand_total - rounding) * 100));
    const delivery = all
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === 'delivery')
      .map(({ rate, total, taxable, igst }) => ({ rate, total, taxable, igst }));
    expect(delivery).toContainEqual({ rate: 18, total: 49, taxable: 41.53, igst: 7.47 });
    for (const { lines, totals } of all) {
      for (const part of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
        const sum = lines.reduce((paise, line) => paise + Math.round(line[part] * 100), 0);
        expect(sum).toBe(Math.round(totals[part] * 100));
      }
    }
  });

  it('bill only the quantity that was sent', async () => {
    const product = await makeProduct(connection.db, { price: 60_000 });
    const order = await place([{ product, quantity: 3 }]);
    const item = order.shipments[0]?.items[0]?.id as number;
    await api.call('POST', `/api/orders/${order.id}/cancel`, {
      token: shopper.token,
      body: { reason: 'One is enough', quantities: { [item]: 2 } },
    });
    await pack(order);
    const [invoice] = await invoicesOf(order);
    expect(invoice?.lines).toHaveLength(1);
    expect(invoice?.lines[0]).toMatchObject({ quantity: 1, total: 600, unit_price: 600 });
  });

  it('never change, whatever becomes of the seller', async () => {
    const { db } = connection;
    const store = await makeStore(db, { legalName: 'Old Name Pvt Ltd' });
    const order = await place([{ product: await makeProduct(db, { storeId: store.id }) }]);
    await pack(order);
    const before = await invoicesOf(order);
    await db
      .update(stores)
      .set({ legalName: 'New Name Pvt Ltd', state: 'Goa' })
      .where(eq(stores.id, store.id));
    expect(await invoicesOf(order)).toEqual(before);
  });

  it('are numbered one after the other per seller, also when many are packed at once', async () => {
    const { db } = connection;
    const one = await makeStore(db, { invoicePrefix: 'ONE' });
    const two = await makeStore(db, { invoicePrefix: 'TWO' });
    const placed: Order[] = [];
    for (let i = 0; i < 12; i++) {
      const storeId = i % 3 ? one.id : two.id;
      placed.push(await place([{ product: await makeProduct(db, { storeId }) }]));
    }
    await Promise.all(placed.map(pack));
    for (const [store, count] of [
      [one, 8],
      [two, 4],
    ] as const) {
      const rows = await db.select().from(invoices).where(eq(invoices.storeId, store.id));
      const year = financialYear(new Date());
      expect(rows.map(({ number }) => number).sort()).toEqual(
        Array.from({ length: count }, (_, i) => invoiceNumber(store.invoicePrefix, year, i + 1)),
      );
    }
  });

  it('leave no gap when packing fails, and begin anew with the financial year', async () => {
    const { db } = connection;
    const store = await makeStore(db, { invoicePrefix: 'GAP' });
    const product = await makeProduct(db, { storeId: store.id });
    const shipments = [];
    for (let i = 0; i < 3; i++) shipments.push((await place([{ product }])).shipments[0]?.id);
    const [first, second, third] = shipments as [number, number, number];
    const issue = (shipmentId: number, at: string, fail = false) =>
      db.transaction(async (tx) => {
        const number = await issueInvoice(tx, { shipmentId, storeId: store.id, at: new Date(at) });
        if (fail) throw new Error('packing failed');
        return number;
      });
    expect(await issue(first, '2027-03-31T18:00:00Z')).toBe('GAP/2627/000001');
    await expect(issue(second, '2027-03-31T18:10:00Z', true)).rejects.toThrow('packing failed');
    expect(await issue(second, '2027-03-31T18:20:00Z')).toBe('GAP/2627/000002');
    expect(await issue(third, '2027-03-31T18:40:00Z')).toBe('GAP/2728/000001');
  });

  it('are not shown to others, nor for orders that do not exist', async () => {
    const order = await place([{ product: await makeProduct(connection.db) }]);
    await pack(order);
    const { token } = await makeShopper(connection.db);
    for (const number of [order.number, 'HT-1']) {
      const { status, body } = await read({ ...order, number }, token);
      expect([status, body]).toEqual([404, { success: false, message: 'Order not found.' }]);
    }
  });
});
