import { dayOf, startOfDay } from '@/lib/time/india';
import { testHost } from '../../../app/testing/test-host';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import {
  commissionInvoiceCounters,
  commissionInvoices,
  settlementCycles,
} from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { makeSeller } from '../../sellers/testing/members';
import { lastPeriod } from '../rules/periods';
import { makeBankAccount } from '../testing/bank';
import { deliverSale } from '../testing/sales';

const longAgo = () => new Date(lastPeriod(new Date()).to.getTime() - 20 * 86_400_000);

describe.each(testDatabases)('payouts on $name', ({ open }) => {
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
  const post = (path: string, body: object = {}) =>
    api.call('POST', `/api/operator/${path}`, { token: operatorToken, body });
  const get = async (path: string) =>
    (await api.call('GET', `/api/operator/${path}`, { token: operatorToken })).body.data;

  /** Makes a store with a settlement of ₹999, its seller signed in. */
  async function settled(values: Parameters<typeof makeStore>[1] = {}) {
    const { db } = connection;
    const seller = await makeSeller(db, values);
    const wanted = { storeId: seller.store.id, price: 99_900 };
    await deliverSale({ db, api }, wanted, longAgo());
    await db.delete(settlementCycles);
    await post('settlements/run');
    const own = await api.call('GET', '/api/seller/settlements', { token: seller.token });
    return { ...seller, id: own.body.data.settlements[0].id as number };
  }

  it('goes from draft to paid, and posts the payout once', async () => {
    const { store, id, token } = await settled();
    await makeBankAccount(connection.db, store.id);
    expect(await get('settlements?status=draft')).toMatchObject({
      settlements: [{ id, amount: 876.03, bank_account: 'set', status: 'draft' }],
    });
    expect(await get(`settlements/${id}`)).toMatchObject({
      store: { id: store.id },
      bank_account: 'set',
      totals: { price: 999, net: 876.03 },
      lines: [{ net: 876.03 }],
    });
    expect((await get(`settlements/${id}/statement`)).csv).toContain('876.03');
    expect((await post(`settlements/${id}/paid`, { utr: 'UTR00000001' })).status).toBe(409);
    expect((await post(`settlements/${id}/approve`)).body.data.status).toBe('approved');
    const { body } = await post('settlements/export');
    expect(body.data).toMatchObject({ count: 1, total: 876.03, skipped: [] });
    expect(body.data.csv).toContain("NEFT,'=Aarohi Weaves,123456789012,HDFC0001234,876.03,");
    expect((await post('settlements/export')).body.data.count).toBe(0);
    expect((await post('settlements/export', { repeat: true })).body.data.count).toBe(1);
    const paid = () => post(`settlements/${id}/paid`, { utr: 'utr00000001' });
    const twice = await Promise.all([paid(), paid()]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await post(`settlements/${id}/paid`, { utr: 'UTR00000002' })).status).toBe(409);
    const balance = await api.call('GET', '/api/seller/balance', { token });
    expect(balance.body.data).toMatchObject({ balance: 0, in_settlement: 0 });
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('UTR00000001');
  });

  it('leaves out whose bank account is missing or was changed in the last 48 hours', async () => {
    const missing = await settled();
    const held = await settled();
    await makeBankAccount(connection.db, held.store.id, { daysAgo: 1.9 });
    for (const { id } of [missing, held]) await post(`settlements/${id}/approve`);
    const { data } = (await post('settlements/export')).body;
    expect(data.count).toBe(0);
    expect(data.skipped.map(({ why }: { why: string }) => why)).toEqual([
      'no_bank_account',
      'held',
    ]);
    await makeBankAccount(connection.db, missing.store.id, { daysAgo: 2.1 });
    expect((await post('settlements/export')).body.data.count).toBe(1);
    const failed = await post(`settlements/${missing.id}/failed`, { reason: 'Account closed' });
    expect(failed.body.data).toMatchObject({ status: 'failed', failure_reason: 'Account closed' });
    expect((await post(`settlements/${missing.id}/approve`)).body.data.status).toBe('approved');
  });

  it('issues one commission invoice, however many approve at once, by the place of supply', async () => {
    const { db } = connection;
    const home = await settled();
    const away = await settled({ state: 'Karnataka', gstin: '29AAPFU0939F1ZX' });
    const approve = (id: number) => post(`settlements/${id}/approve`);
    const all = await Promise.all([home, home, home, away].map(({ id }) => approve(id)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const invoiceOf = async ({ id, token }: typeof home) =>
      (await api.call('GET', `/api/seller/settlements/${id}`, { token })).body.data
        .commission_invoice;
    expect(await invoiceOf(home)).toMatchObject({
      taxable: 99.9,
      cgst: 8.99,
      sgst: 8.99,
      igst: 0,
      total: 117.88,
    });
    expect(await invoiceOf(away)).toMatchObject({ cgst: 0, sgst: 0, igst: 17.98 });
    const numbers = await db.select({ number: commissionInvoices.number }).from(commissionInvoices);
    const counted = numbers.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    expect(counted).toEqual(counted.map((_, i) => i + 1));
    expect(numbers.every(({ number }) => number.length <= 16)).toBe(true);
    await db.update(commissionInvoiceCounters).set({ last: 99_999_999 });
    const late = await settled();
    await approve(late.id);
    const { number } = await invoiceOf(late);
    expect(number).toMatch(/^HC\/\d{4}100000000$/);
  });

  it('states TCS by the month of the invoice, TDS without GST by that of the delivery', async () => {
    const { store } = await settled();
    const monthOf = (at: Date) =>
      new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const [delivered, invoiced] = [monthOf(longAgo()), monthOf(new Date())];
    const isOwn = ({ gstin }: { gstin: string }) => gstin === store.gstin;
    const tds = await get(`tax-figures?month=${delivered}`);
    expect(tds.sellers.find(isOwn)).toMatchObject({ gross: 846.62, tds: 0.85 });
    expect(tds.tds_csv).toContain(`${store.pan},${store.name},393,140,,${delivered},846.62,0.85`);
    const tcs = await get(`tax-figures?month=${invoiced}`);
    const own = tcs.sellers.find(isOwn);
    expect(own).toMatchObject({ supplied: 846.62, returned: 0, net: 846.62, carried: 0 });
    expect(own.tcs_cgst + own.tcs_sgst + own.tcs_igst).toBeCloseTo(4.24);
    expect(tcs.gstr8_csv).toContain(`${store.gstin},${store.name},846.62,0,846.62`);
    const wrong = await api.call('GET', '/api/operator/tax-figures?month=2026-13', {
      token: operatorToken,
    });
    expect(wrong.status).toBe(422);
  });

  it("issues no tax document in the demo's firm outside a demo", async () => {
    const { store, id } = await settled();
    await makeBankAccount(connection.db, store.id);
    process.env.DEMO_DATA = 'off';
    try {
      const approved = await post(`settlements/${id}/approve`);
      expect([approved.status, approved.body.message]).toEqual([
        409,
        expect.stringContaining('First enter who runs the market'),
      ]);
      const figures = await api.call('GET', '/api/operator/tax-figures?month=2026-10', {
        token: operatorToken,
      });
      expect(figures.status).toBe(409);
    } finally {
      delete process.env.DEMO_DATA;
    }
    expect((await post(`settlements/${id}/approve`)).status).toBe(200);
  });

  it('sets commission rates from a day on', async () => {
    const store = await makeStore(connection.db);
    const set = await post('commission-rates', { store: store.slug, percent: 7.25 });
    expect(set.status).toBe(200);
    expect((await get('commission-rates'))[0]).toMatchObject({ store: store.slug, percent: 7.25 });
    const before = Date.now();
    const today = {
      store: store.slug,
      percent: 8,
      from: startOfDay(dayOf(new Date())).toISOString(),
    };
    expect((await post('commission-rates', today)).status).toBe(200);
    const { valid_from } = (await get('commission-rates'))[0];
    expect(Date.parse(valid_from)).toBeGreaterThanOrEqual(before);
    const yesterday = new Date(before - 24 * 3_600_000).toISOString();
    const past = await post('commission-rates', { percent: 9, from: yesterday });
    expect([past.status, past.body.errors]).toEqual([
      422,
      { from: expect.stringContaining('This day is past') },
    ]);
    expect((await post('commission-rates', { percent: 51 })).body.errors).toHaveProperty('percent');
    expect((await post('commission-rates', { store: 'nowhere', percent: 1 })).status).toBe(404);
  });

  it('agrees with the audit', async () => {
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });
});
