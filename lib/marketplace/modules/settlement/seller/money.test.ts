import { eq } from 'drizzle-orm';
import { defaultCompany } from '@/lib/company/company';
import type { StatementLine } from '@/lib/contract/schemas/seller/money';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { otps } from '../../../kernel/db/schema/accounts';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { bankAccounts, settlementCycles } from '../../../kernel/db/schema/settlement';
import { vendors } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { hashPassword } from '../../accounts/passwords/password-hash';
import { operatorToken } from '../../orders/testing/orders';
import { makeSeller } from '../../sellers/testing/members';
import { unseal } from '../bank/bank-account';
import { runCycle } from '../cycle/run-cycle';
import { postReturn } from '../ledger/post-return';
import { lastPeriod } from '../rules/periods';
import { makeAdjustment } from '../testing/adjustment';
import { deliverSale } from '../testing/sales';

const password = 'banyan-tree-7';
const longAgo = () => new Date(lastPeriod(new Date()).to.getTime() - 20 * 86_400_000);
const fields = {
  holder: 'Aarohi Weaves Private Limited',
  account_number: '1234 5678 9012',
  account_number_again: '123456789012',
  ifsc: 'hdfc0001234',
  password,
};

describe.each(testDatabases)("a seller's money on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    delete process.env.BANK_DETAILS_KEY;
    await backgroundDone();
    await connection.close();
  });
  async function owner() {
    const seller = await makeSeller(connection.db);
    await connection.db
      .update(vendors)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(vendors.id, seller.vendorId));
    return seller;
  }
  const get = async (path: string, token: string) =>
    (await api.call('GET', `/api/seller/${path}`, { token })).body.data;
  const askCode = (token: string, given = password) =>
    api.call('POST', '/api/seller/bank-account/code', { token, body: { password: given } });
  const change = (token: string, body: object) =>
    api.call('PUT', '/api/seller/bank-account', { token, body });
  const mailedCode = async () => {
    await backgroundDone();
    return /\b\d{6}\b/.exec(String(api.mails.at(-1)?.subject))?.[0];
  };

  it('tells what is on the way, with the day its return window closes', async () => {
    const { db } = connection;
    const { store, token } = await owner();
    const { order } = await deliverSale({ db, api }, { storeId: store.id, price: 99_900 });
    const balance = await get('balance', token);
    expect(balance).toMatchObject({ balance: 876.03, on_the_way: 876.03, next: 0 });
    expect(balance.waiting).toMatchObject([{ order_number: order.number, amount: 876.03 }]);
    const [line] = balance.waiting;
    const days = (Date.parse(line.available_at) - Date.parse(line.delivered_at)) / 86_400_000;
    // The line is available at the end of the tenth day in India.
    expect(Math.floor(days)).toBe(10);
    expect(line.available_at).toMatch(/T18:30:00/);
  });

  it('states a settlement down to the line, and all of it adds up', async () => {
    const { db } = connection;
    const { store, token } = await owner();
    const sold = await deliverSale({ db, api }, { storeId: store.id, quantity: 3 }, longAgo());
    await db.transaction((tx) =>
      postReturn(tx, {
        reference: `test-${sold.item.id}`,
        shipmentId: sold.shipmentId,
        lines: [{ orderItemId: sold.item.id, amount: 10_000, coupon: 0 }],
        at: longAgo(),
      }),
    );
    await makeAdjustment(db, store.id, -5_000, longAgo());
    await db.delete(settlementCycles);
    await runCycle(db, new Date());
    const { settlements } = await get('settlements', token);
    const statement = await get(`settlements/${settlements[0].id}`, token);
    expect(statement.lines).toMatchObject([
      { price: 300, shipping: 49, refund: -100, commission: -20, commission_gst: -3.6 },
      { description: 'A gift', order_number: null, adjustment: -50, net: -50 },
    ]);
    const net = ({
      net,
      order_number: _,
      description: __,
      sku: ___,
      delivered_at: ____,
      ...parts
    }: StatementLine) => [Object.values(parts).reduce((sum, part) => sum + part, 0), net] as const;
    for (const line of statement.lines) {
      const [sum, stated] = net(line);
      expect(sum).toBeCloseTo(stated, 5);
    }
    const all = statement.lines.reduce((sum: number, line: StatementLine) => sum + line.net, 0);
    expect(all).toBeCloseTo(statement.amount, 5);
    expect(statement.totals.net).toBe(statement.amount);
    const file = await get(`settlements/${settlements[0].id}/statement`, token);
    // The demo's company is invented.
    expect(file.csv).toMatch(/^\ufeff?Specimen – not a tax document\r\n/);
    expect(file.csv.split('\r\n')).toHaveLength(5);
    expect(file.csv).toContain(`${sold.order.number},`);
    const real = {
      group: 'company' as const,
      value: { ...defaultCompany, is_demo: false, gstin: '27AAPFU0939F1ZV' },
      createdAt: new Date(0),
    };
    await db.insert(settingVersions).values(real);
    const own = await get(`settlements/${settlements[0].id}/statement`, token);
    expect(own.csv.split('\r\n')).toHaveLength(4);
  });

  it.each([
    ['an IFSC of another form', { ifsc: 'HDFC1001234' }, 'ifsc'],
    [
      'letters in the number',
      { account_number: '1234567A', account_number_again: '1234567A' },
      'account_number',
    ],
    ['two numbers', { account_number_again: '123456789013' }, 'account_number_again'],
    ['a wrong password', { password: 'wrong-7-words' }, 'password'],
    ['a wrong code', { otp: '000000' }, 'otp'],
  ])('refuses %s for a bank account', async (_, wrong, field) => {
    const { token } = await owner();
    const { request } = (await askCode(token)).body;
    const otp = await mailedCode();
    const answer = await change(token, { ...fields, otp, request, ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await get('bank-account', token)).toBeNull();
  });

  it('changes a bank account by password and mailed code, masks it, holds payouts and tells the owner', async () => {
    process.env.BANK_DETAILS_KEY = 'a-key-of-the-test';
    const { token, store } = await owner();
    expect((await askCode(token, 'wrong-7-words')).status).toBe(422);
    const { request } = (await askCode(token)).body;
    const otp = await mailedCode();
    expect((await change(token, { ...fields, otp, request })).status).toBe(200);
    expect((await change(token, { ...fields, otp, request })).status).toBe(422);
    const shown = await get('bank-account', token);
    expect(shown).toMatchObject({ account_number: '•••• 9012', ifsc: 'HDFC0001234' });
    expect(Date.parse(shown.held_until)).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    const [row] = await connection.db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.storeId, store.id));
    expect(row?.accountNumber).not.toContain('123456789012');
    expect(unseal(String(row?.accountNumber))).toBe('123456789012');
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('ending in 9012');
    const codes = await connection.db.select().from(otps).where(eq(otps.purpose, 'bank_account'));
    expect(codes.length).toBeGreaterThan(0);
  });
});
