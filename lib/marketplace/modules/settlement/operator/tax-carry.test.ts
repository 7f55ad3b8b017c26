import { sql } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/contract/schemas/operators/settlements';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import {
  dayOf,
  daysAfter,
  lastDayOf,
  monthOf,
  monthsAfter,
  noonOf,
  startOfDay,
} from '@/lib/time/india';
import { testHost } from '../../../app/testing/test-host';
import { type Connection, rowsOf } from '../../../kernel/db/connection';
import { taxClosings, taxDays } from '../../../kernel/db/schema/ledger';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { recorded } from '../../../kernel/db/testing/recorded';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { post } from '../ledger/post';
import { postReturn } from '../ledger/post-return';
import { deliverSale } from '../testing/sales';
import { closeTaxMonths } from './tax-carry';
import { addUpTaxMonth, keepTaxDays } from './tax-days';
import { taxFigures } from './tax-figures';

const now = new Date();
/** Returns the month so many months ago, and its tenth. */
const monthAgo = (months: number) => monthsAfter(monthOf(now), -months);
const tenthOf = (month: string) => noonOf(`${month}-10`);

describe.each(testDatabases)('months of tax on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(async () => {
    await connection.db.delete(taxClosings);
    await connection.db.delete(taxDays);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const sell = (storeId: number, month: string) =>
    deliverSale({ db: connection.db, api }, { storeId, price: 100_000 }, tenthOf(month));

  let returns = 0;
  const giveBack = ({ shipmentId, item }: Awaited<ReturnType<typeof sell>>, month: string) =>
    connection.db.transaction((tx) =>
      postReturn(tx, {
        reference: `test-${++returns}`,
        shipmentId,
        lines: [{ orderItemId: item.id, amount: item.total, coupon: 0 }],
        at: tenthOf(month),
      }),
    );

  /** Makes a store that sold five months ago, took it back three months ago and has sold nothing since. */
  async function carrying() {
    const store = await makeStore(connection.db);
    await giveBack(await sell(store.id, monthAgo(5)), monthAgo(3));
    return store;
  }

  const closed = async () =>
    (
      await rowsOf<{ month: string }>(connection.db, sql`select month from tax_closings order by 1`)
    ).map(({ month }) => month);

  async function closeAll(at = now): Promise<number> {
    let all = 0;
    for (let some = 1; some > 0; all += some) some = await closeTaxMonths(connection.db, at);
    return all;
  }

  async function figures(): Promise<Record<string, TaxFigures>> {
    const shown: Record<string, TaxFigures> = {};
    for (const ago of [6, 5, 4, 3, 2, 1, 0]) {
      shown[monthAgo(ago)] = await taxFigures(connection.db, monthAgo(ago));
    }
    return shown;
  }

  it('are the same whether what is carried is kept or added up', async () => {
    const { gstin } = await carrying();
    const addedUp = await figures();
    const carried = (month: string) =>
      addedUp[month]?.sellers.find((each) => each.gstin === gstin)?.gross_carried;
    expect(carried(monthAgo(5))).toBeCloseTo(0);
    expect(carried(monthAgo(3))).toBeGreaterThan(0);
    expect(carried(monthAgo(0))).toBe(carried(monthAgo(3)));
    expect(await closeAll()).toBeGreaterThanOrEqual(4);
    expect(await closed()).toContain(monthAgo(3));
    expect(await figures()).toEqual(addedUp);
    expect(await closeAll()).toBe(0);
  });

  it('are closed ten days after their end', async () => {
    await carrying();
    const lastClosedAt = async (at: Date) => {
      await connection.db.delete(taxClosings);
      await closeAll(at);
      return (await closed()).at(-1);
    };
    expect(await lastClosedAt(startOfDay(`${monthAgo(1)}-10`))).toBe(monthAgo(3));
    expect(await lastClosedAt(startOfDay(`${monthAgo(1)}-11`))).toBe(monthAgo(2));
  });

  it('open again, with those behind, when something is written into one', async () => {
    const store = await carrying();
    await closeAll();
    await sell(store.id, monthAgo(4));
    expect((await closed()).at(-1)).toBe(monthAgo(5));
    const addedUp = await figures();
    await closeAll();
    expect(await figures()).toEqual(addedUp);
  });

  it('open again when another rate holds', async () => {
    await carrying();
    await closeAll();
    const value = { ...defaultTaxes, tcs: [{ from: '2020-01-01', percent: 1 }] };
    await connection.db.insert(settingVersions).values({ group: 'taxes', value, note: 'test' });
    expect(await closed()).toEqual([]);
  });

  const keepAll = async (at = now) => {
    while ((await keepTaxDays(connection.db, at)) > 0);
  };
  const keptDays = async () =>
    (
      await rowsOf<{ day: string }>(connection.db, sql`select day::text from tax_days order by 1`)
    ).map(({ day }) => day);
  const endOf = (month: string) => `${month}-${lastDayOf(month)}`;

  it('are the same whether what they came to is kept or added up', async () => {
    await carrying();
    const addedUp = await figures();
    await keepAll();
    expect(await keptDays()).toContain(endOf(monthAgo(3)));
    expect(await figures()).toEqual(addedUp);
    await closeAll();
    expect(await figures()).toEqual(addedUp);
  });

  it('are read in one statement once they are kept, however much was sold', async () => {
    await carrying();
    await keepAll();
    const { db, take } = recorded(connection.db);
    await addUpTaxMonth(db, monthAgo(5));
    expect(take().map(({ text }) => /from (\w+)/.exec(text)?.[1])).toEqual(['tax_days']);
  });

  it('are added up from the last kept day on while they are open', async () => {
    await carrying();
    const at = startOfDay(`${monthOf(now)}-20`);
    const last = daysAfter(dayOf(at), -2);
    await keepAll(at);
    expect((await keptDays()).at(-1)).toBe(last);
    const { db, take } = recorded(connection.db);
    await addUpTaxMonth(db, monthOf(at));
    const [, rest] = take();
    expect(rest?.values).toContain(daysAfter(last, 1));
    expect(rest?.values).not.toContain(`${monthOf(at)}-01`);
  });

  it('forget a day that is written into and those behind it in its month, and no others', async () => {
    const store = await carrying();
    const month = monthAgo(4);
    await keepAll(startOfDay(`${month}-08`));
    await keepAll(startOfDay(`${month}-20`));
    await keepAll();
    const before = await keptDays();
    expect(before).toEqual(expect.arrayContaining([`${month}-06`, `${month}-18`, endOf(month)]));
    await sell(store.id, month);
    const gone = [`${month}-18`, endOf(month)];
    expect(await keptDays()).toEqual(before.filter((day) => !gone.includes(day)));
    const addedUp = await figures();
    await keepAll();
    expect(await figures()).toEqual(addedUp);
  });

  it('forget every day when another rate holds', async () => {
    await carrying();
    await keepAll();
    const value = { ...defaultTaxes, tcs: [{ from: '2020-01-01', percent: 1 }] };
    await connection.db.insert(settingVersions).values({ group: 'taxes', value, note: 'test' });
    expect(await keptDays()).toEqual([]);
  });

  it('wait for who is writing into one', async () => {
    const store = await carrying();
    const sold = await sell(store.id, monthAgo(2));
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const writing = connection.db.transaction(async (tx) => {
      await post(tx, {
        ...{
          kind: 'return',
          reference: 'return:late',
          orderId: sold.order.id,
          at: tenthOf(monthAgo(3)),
        },
        entries: [
          {
            ...{ account: 'store_payable', component: 'price', about: 'goods' },
            ...{ storeId: store.id, orderItemId: sold.item.id, amount: 700 },
          },
          { account: 'shoppers', amount: -700 },
        ],
      });
      written();
      await finished;
    });
    await isWritten;
    const closing = closeAll();
    // The embedded database has one connection, on which the statements run one after the other.
    while (connection.kind === 'postgres' && !(await isWaited()));
    finish();
    await Promise.all([writing, closing]);
    const kept = await figures();
    await connection.db.delete(taxClosings);
    expect(await figures()).toEqual(kept);
  });

  const isWaited = async () =>
    (
      await rowsOf(
        connection.db,
        sql`select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
          where l.locktype = 'advisory' and not l.granted and a.datname = current_database()`,
      )
    ).length > 0;
});
