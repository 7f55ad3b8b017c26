import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { shipments } from '../../../kernel/db/schema/orders';
import { creditNotes } from '../../../kernel/db/schema/returns';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { rupeesText } from '../../../kernel/money/rupees';
import { operatorToken } from '../../orders/testing/orders';
import { makeShipment } from '../../orders/testing/seller-shipment';
import { makeDelivered, returnOf } from '../../returns/testing/delivered';
import { makeSeller } from '../../sellers/testing/members';

const paise = (text = '') => Math.round(Number(text) * 100);

describe.each(testDatabases)("files of a store's sales on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(async () => {
    seller = await makeSeller(connection.db);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  /** Returns the rows of a CSV file by their headings. */
  async function rowsOf(query: string, { token, lang = 'en' } = { ...seller, lang: 'en' }) {
    const answer = await api.host.request(`/api/seller/exports/sales?format=csv&${query}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
    });
    expect(answer.status).toBe(200);
    const [head = '', ...lines] = (await answer.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    const names = head.split(',');
    return lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
    );
  }
  const sumOf = (rows: Record<string, string>[], name: string) =>
    rows.reduce((sum, row) => sum + paise(row[name]), 0);

  it('have every line of invoices and credit notes with its tax, to the paisa', async () => {
    const { db } = connection;
    const sold = await makeDelivered({ db, api, storeId: seller.store.id, price: 33_333 });
    const asked = await api.call('POST', `/api/orders/${sold.order.number}/returns`, {
      token: sold.shopper.token,
      body: returnOf(sold.itemId, { reason: 'damaged' }),
    });
    const { id } = asked.body.data.return;
    for (const [step, body] of [
      ['accept', {}],
      ['received', { condition: 'sellable' }],
    ] as const) {
      const path = `/api/seller/returns/${id}/${step}`;
      await api.call('POST', path, { token: seller.token, body });
    }
    const invoiced = await rowsOf('list=invoices');
    const [shipment] = sold.order.shipments;
    expect(invoiced.map((row) => row['Place of supply'])).toContain('27-Maharashtra');
    for (const row of invoiced) {
      const parts = ['Taxable value', 'CGST', 'SGST', 'IGST'].map((name) => paise(row[name]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paise(row.Total));
      expect(row.Total).toMatch(/^\d+\.\d\d$/);
      expect(row.HSN).toMatch(/^\d{4,8}$/);
    }
    expect(sumOf(invoiced, 'Total') + sumOf(invoiced, 'Rounding off')).toBe(
      Math.round((sold.order.totals.grand_total ?? 0) * 100),
    );
    const [note] = await db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.storeId, seller.store.id));
    const credited = await rowsOf('list=credit_notes');
    expect(credited.length).toBeGreaterThan(0);
    expect(credited[0]).toMatchObject({
      'Credit note number': note?.number,
      'Invoice number': invoiced[0]?.['Invoice number'],
    });
    expect(sumOf(credited, 'Taxable value')).toBe(note?.taxable);
    expect(sumOf(credited, 'Total')).toBe(note?.total);
    const [line] = await rowsOf('list=orders');
    expect(line).toMatchObject({ Order: sold.order.number, Status: 'Delivered', Quantity: '2' });
    const [sent] = await rowsOf('list=shipments');
    expect(sent).toMatchObject({ Shipment: String(shipment?.id), Status: 'Delivered' });
    expect(sent?.['Invoice number']).toBe(invoiced[0]?.['Invoice number']);
    expect(sent?.['Delivered on']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('take days as those of India, both included', async () => {
    const { db } = connection;
    const late = new Date('2026-10-31T18:29:59.999Z');
    const early = new Date('2026-10-31T18:30:00Z');
    for (const placedAt of [late, early]) {
      await makeShipment(db, seller.store.id, { status: 'packed', placedAt });
    }
    for (const [list, day] of [
      ['orders', 'Ordered on'],
      ['shipments', 'Ordered on'],
      ['invoices', 'Invoice date'],
    ]) {
      const of = async (days: string) =>
        new Set((await rowsOf(`list=${list}&${days}`)).map((row) => row[day ?? '']));
      expect(await of('to=2026-10-31')).toEqual(new Set(['2026-10-31']));
      expect(await of('from=2026-11-01')).toEqual(new Set(['2026-11-01']));
      expect((await of('from=2026-10-31&to=2026-11-01')).size).toBe(2);
    }
  });

  it('have more rows than are read at once, each of them once and of this store alone', async () => {
    const { db } = connection;
    const placedAt = new Date('2026-11-02T06:00:00Z');
    await makeShipment(db, (await makeSeller(db)).store.id, { status: 'packed', placedAt });
    const first = await makeShipment(db, seller.store.id, { status: 'packed', placedAt });
    for (let n = 0; n < 104; n++) {
      await makeShipment(db, seller.store.id, { status: 'packed', placedAt });
    }
    await db
      .update(shipments)
      .set({ createdAt: sql`'2026-11-02 06:00:00.000123Z'::timestamptz` })
      .where(eq(shipments.id, first));
    for (const list of ['orders', 'shipments']) {
      const ids = (await rowsOf(`list=${list}`)).map((row) => row.Shipment);
      expect([ids.length, new Set(ids).size]).toEqual([105, 105]);
    }
    const numbers = (await rowsOf('list=invoices')).map((row) => row['Invoice number']);
    expect(new Set(numbers).size).toBe(105);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('start no formula, and are in the language of the reader', async () => {
    const { db } = connection;
    const address = { full_name: '+91 evil', city: '@Pune' };
    await makeShipment(db, seller.store.id, { status: 'packed', address });
    const [order] = await rowsOf('list=orders');
    expect(order?.City).toBe("'@Pune");
    const [invoice] = await rowsOf('list=invoices');
    expect(invoice?.['Billed to']).toBe("'+91 evil");
    const [inHindi] = await rowsOf('list=shipments', { ...seller, lang: 'hi' });
    expect(inHindi).toMatchObject({ ऑर्डर: order?.Order, स्थिति: 'पैक हो गया' });
  });

  it('are refused for days that are none, and for members without orders', async () => {
    const call = (query: string, token = seller.token) =>
      api.call('GET', `/api/seller/exports/sales?${query}`, { token });
    expect((await call('from=2026-02-30')).status).toBe(422);
    expect((await call('list=customers')).status).toBe(422);
    const { token } = await makeSeller(connection.db, { store: seller.store, role: 'catalogue' });
    expect((await call('list=orders', token)).status).toBe(403);
  });
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-123_450, '-1234.50'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('writes %i paise as %s', (amount, text) => {
  expect(rupeesText(amount)).toBe(text);
});
