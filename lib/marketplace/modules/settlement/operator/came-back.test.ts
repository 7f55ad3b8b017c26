import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import { returnedPayments } from '../../../kernel/db/schema/settlement';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { returnOf } from '../../returns/testing/delivered';
import { deliveredTo } from '../../returns/testing/delivered-to';
import { makeSeller } from '../../sellers/testing/members';
import { makeBankAccount } from '../testing/bank';
import { makeSettlement } from '../testing/settlement';

const today = new Date().toISOString().slice(0, 10);

describe.each(testDatabases)('money at the bank on $name', ({ open }) => {
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
    const found = (await audit(connection.db)).filter(({ rule }) =>
      /settlement|bank|ledger|owed/.test(rule),
    );
    expect(found).toEqual([]);
    await connection.close();
  });
  const post = (path: string, body: object = {}) =>
    api.call('POST', `/api/operator/${path}`, { token: operatorToken, body });

  async function exported() {
    const seller = await makeSeller(connection.db);
    await makeBankAccount(connection.db, seller.store.id, { daysAgo: 3 });
    const id = await makeSettlement(connection.db, seller.store.id);
    await post(`settlements/${id}/approve`);
    await post('settlements/export');
    return { ...seller, id, pay: (utr: string) => post(`settlements/${id}/paid`, { utr }) };
  }
  const cameBack = (id: number, utr: string) =>
    post(`settlements/${id}/came-back`, { utr, returned_on: today, reason: 'Account closed' });

  it('that came back waits to be paid again, is booked back, and the owner is told', async () => {
    const it = await exported();
    expect((await cameBack(it.id, 'BACK000000')).status).toBe(409);
    await it.pay('HDFC000001');
    const balance = async () =>
      (await api.call('GET', '/api/seller/balance', { token: it.token })).body.data;
    expect((await balance()).balance).toBe(0);
    const back = await cameBack(it.id, 'BACK000001');
    expect(back.body.data).toMatchObject({
      status: 'failed',
      utr: null,
      failure_reason: 'Account closed',
    });
    expect((await balance()).balance).toBe(100);
    await backgroundDone();
    expect(api.mails.at(-1)?.text).toContain('sent the money back');
    await post(`settlements/${it.id}/approve`);
    await post('settlements/export');
    expect((await it.pay('HDFC000001')).body.errors).toHaveProperty('utr');
    expect((await it.pay('HDFC000002')).body.data.status).toBe('paid');
    expect((await balance()).balance).toBe(0);
    expect((await cameBack(it.id, 'BACK000002')).status).toBe(200);
    const rows = await connection.db
      .select()
      .from(returnedPayments)
      .where(eq(returnedPayments.subjectId, it.id));
    expect(rows.map(({ paidReference }) => paidReference)).toEqual(['HDFC000001', 'HDFC000002']);
  });

  it('leaves under a reference once, be it for a payout or for a refund of cash', async () => {
    const [one, other] = [await exported(), await exported()];
    expect((await one.pay('icic 000 010'.replaceAll(' ', ''))).status).toBe(200);
    expect((await other.pay('ICIC000010')).body.errors).toHaveProperty('utr');
    const it = await deliveredTo(connection, api, { isPaid: false });
    const refund_to = { kind: 'upi', upi: 'asha@okbank' };
    const asked = await it.request(returnOf(it.itemId, { refund_to }));
    const { id } = asked.body.data.return;
    await it.does(id, 'accept');
    await it.does(id, 'received', { condition: 'sellable' });
    const pay = (reference: string) => post(`returns/${id}/paid`, { reference });
    expect((await pay('icic-000010')).body.errors).toHaveProperty('reference');
    expect((await pay('ICIC000011')).status).toBe(200);
    const right = { kind: 'upi', upi: 'asha.rao@okaxis' };
    const back = await post(`returns/${id}/came-back`, {
      utr: 'ICICBACK11',
      returned_on: today,
      reason: 'No such UPI id',
      refund_to: right,
    });
    expect(back.body.data).toMatchObject({ pay_to: 'asha.rao@okaxis', refund: { paid_at: null } });
    const list = await api.call('GET', '/api/operator/returns?show=payable', {
      token: operatorToken,
    });
    expect(list.body.data.returns.map((row: { id: number }) => row.id)).toContain(id);
    expect((await pay('ICIC000012')).status).toBe(200);
  });

  it('is held while a store is suspended', async () => {
    const { db } = connection;
    const seller = await makeSeller(db);
    await makeBankAccount(db, seller.store.id, { daysAgo: 3 });
    const id = await makeSettlement(db, seller.store.id);
    const suspend = (status: 'suspended' | 'approved') =>
      db.update(stores).set({ status }).where(eq(stores.id, seller.store.id));
    await suspend('suspended');
    const refused = await post(`settlements/${id}/approve`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('suspended'),
    ]);
    const list = await api.call('GET', '/api/operator/settlements?status=draft', {
      token: operatorToken,
    });
    expect(list.body.data.settlements).toContainEqual(
      expect.objectContaining({ id, suspended: true }),
    );
    await suspend('approved');
    await post(`settlements/${id}/approve`);
    await suspend('suspended');
    const file = (await post('settlements/export')).body.data;
    expect([file.count, file.skipped]).toEqual([
      0,
      [expect.objectContaining({ why: 'suspended' })],
    ]);
    await suspend('approved');
    expect((await post('settlements/export')).body.data.count).toBe(1);
  });
});
