import { eq, sql } from 'drizzle-orm';
import type { OperatorRole } from '@/lib/contract/schemas/operators/roles';
import { rowOf } from '../../../app/testing/contract-rows';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { storeAdjustments } from '../../../kernel/db/schema/operator-orders';
import { operators } from '../../../kernel/db/schema/operators';
import { settlements } from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { moneyMoves } from '../../operators/money-moves';
import { makeOperator } from '../../operators/testing/make-operator';
import { adjust } from '../ledger/adjust';
import { mayPay } from '../lock-settlement';

type Who = Awaited<ReturnType<typeof makeOperator>>;

describe.each(testDatabases)('money that one operator moves on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let maker: Who;
  let storeId: number;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    storeId = (await makeStore(connection.db)).id;
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.update(operators).set({ removedAt: sql`now() - interval '30 days'` });
    maker = await make('finance');
  });

  const make = (role: OperatorRole = 'owner') => makeOperator(connection.db, { role });
  const given = (id: number, by: Who, daysAgo = 0) =>
    connection.db
      .update(operators)
      .set({
        accessGivenBy: by.id,
        accessGivenAt: sql`now() - make_interval(days => ${daysAgo})`,
      })
      .where(eq(operators.id, id));
  let keys = 0;
  const ask = (rupees: number, { token }: Who = maker) =>
    api.call('POST', '/api/operator/adjustments', {
      token,
      body: { store_id: storeId, amount: rupees, reason: 'Late parcels', key: `key-${++keys}` },
    });
  const decide = (id: number, { token }: Who, approve = true) =>
    api.call('POST', `/api/operator/adjustments/${id}/decide`, {
      token,
      body: { approve, note: 'Seen' },
    });
  const isPosted = async () =>
    (
      await connection.db
        .select()
        .from(ledgerTransactions)
        .where(eq(ledgerTransactions.reference, `adjustment:key-${keys}`))
    ).length === 1;
  const waiting = async () => (await ask(900_000)).body.data.id as number;

  it('lets a small adjustment through, and has a large one wait outside of the ledger', async () => {
    expect((await ask(100)).body.data.state).toBe('made');
    expect(await isPosted()).toBe(true);
    api.mails.length = 0;
    const owner = await make();
    expect((await ask(900_000)).body.data.state).toBe('waiting');
    expect(await isPosted()).toBe(false);
    await backgroundDone();
    expect(api.mails.map(({ to }) => to)).toEqual([owner.email]);
  });

  it('counts what one operator adjusts within seven days together, whatever the store', async () => {
    const states = [];
    for (let n = 0; n < 3; n++) states.push((await ask(-2000)).body.data.state);
    expect(states).toEqual(['made', 'made', 'waiting']);
  });

  it('posts it once a second operator approves, and never when declined', async () => {
    const second = await make();
    const id = await waiting();
    expect((await decide(id, maker)).status).toBe(409);
    expect((await decide(id, second)).body.data.state).toBe('made');
    expect(await isPosted()).toBe(true);
    expect((await decide(id, second)).status).toBe(409);
    const other = await waiting();
    expect((await decide(other, second, false)).body.data.state).toBe('refused');
    expect(await isPosted()).toBe(false);
  });

  it('counts nobody as second whom the maker made or reset within three days, nor the other way', async () => {
    const puppet = await make();
    await given(puppet.id, maker, 1);
    expect((await decide(await waiting(), puppet)).status).toBe(409);
    const mine = (await ask(900_000, puppet)).body.data.id;
    expect((await decide(mine, maker)).status).toBe(409);
    const third = await make();
    await given(third.id, puppet, 2);
    expect((await decide(await waiting(), third)).status).toBe(409);
    await given(puppet.id, maker, 4);
    expect((await decide(await waiting(), puppet)).status).toBe(200);
  });

  it('counts colleagues while they are not removed, and three days longer', async () => {
    const colleague = await make();
    const id = await waiting();
    const longAgo = sql`update store_adjustments set created_at = now() - interval '2 days' where id = ${id}`;
    await expect(connection.db.execute(longAgo)).rejects.toThrow();
    const late = sql`select may_be_second(${maker.id}, ${maker.id}, now() - interval '2 days') as may`;
    const may = async () => JSON.stringify(await connection.db.execute(late)).includes('true');
    await connection.db
      .update(operators)
      .set({ passwordIsTemporary: true, totpSecret: null, totpConfirmedAt: null })
      .where(eq(operators.id, colleague.id));
    expect(await may()).toBe(false);
    await connection.db
      .update(operators)
      .set({ removedAt: sql`now() - interval '1 day'` })
      .where(eq(operators.id, colleague.id));
    expect(await may()).toBe(false);
    await connection.db
      .update(operators)
      .set({ removedAt: sql`now() - interval '4 days'` })
      .where(eq(operators.id, colleague.id));
    expect(await may()).toBe(true);
    expect((await decide(id, maker)).status).toBe(409);
  });

  it('is a rule of the database, for the request as for the ledger', async () => {
    const id = await waiting();
    const approve = connection.db
      .update(storeAdjustments)
      .set({ decision: 'approved', decidedBy: maker.id, decidedAt: new Date() })
      .where(eq(storeAdjustments.id, id));
    await expect(approve).rejects.toThrow();
    const around = { storeId, amount: 90_000_000, reason: 'x', key: 'around', at: new Date() };
    await expect(adjust(connection.db, around)).rejects.toThrow();
  });

  it('lets a raised limit hold a day later, and a lower one at once', async () => {
    const owner = await make();
    const put = (alone_up_to: number) =>
      api.call('PUT', '/api/operator/limits/adjustments', {
        token: owner.token,
        body: { alone_up_to },
      });
    const aloneUpTo = async () =>
      (await api.call('GET', '/api/operator/adjustments', { token: owner.token })).body.data
        .alone_up_to;
    await put(1_000_000);
    expect(await aloneUpTo()).toBe(5000);
    await put(2_000_000);
    expect(await aloneUpTo()).toBe(5000);
    expect((await ask(900_000)).body.data.state).toBe('waiting');
    await put(100);
    expect(await aloneUpTo()).toBe(100);
    await put(5000);
  });

  it('lets nobody pay what they approved while a colleague is there, reset or not', async () => {
    const { db } = connection;
    expect(await mayPay(db, maker.id, maker.id)).toBe(true);
    const colleague = await make();
    await given(colleague.id, maker);
    expect(await mayPay(db, maker.id, maker.id)).toBe(false);
    expect(await mayPay(db, maker.id, colleague.id)).toBe(false);
    await given(colleague.id, maker, 4);
    expect(await mayPay(db, maker.id, colleague.id)).toBe(true);
    const values = {
      storeId,
      number: 'FOUR-EYES',
      periodFrom: new Date(0),
      periodTo: new Date(1),
      status: 'approved' as const,
      approvedBy: maker.id,
    };
    await db.insert(settlements).values(values);
    const exported = db
      .update(settlements)
      .set({ status: 'exported', exportedBy: maker.id })
      .where(eq(settlements.number, 'FOUR-EYES'));
    await expect(exported).rejects.toThrow();
  });

  it('admits support only to money moves of orders', async () => {
    const support = await make('support');
    for (const route of Object.keys(moneyMoves)) {
      const [method, template] = route.split(' ') as ['POST', string];
      const path = template.replace('{name}', 'refunds').replace(/\{\w+\}/g, '99999999');
      const { status } = await api.call(method, path, { token: support.token, body: {} });
      expect([route, status === 403]).toEqual([route, rowOf(route).access !== 'operator:orders']);
    }
  });
});
