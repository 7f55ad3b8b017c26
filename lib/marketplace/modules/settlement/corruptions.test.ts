import { sql } from 'drizzle-orm';
import { audit, type Finding } from '../../audit/audit';
import { corruptions } from '../../audit/testing/corruptions';
import { testDatabases } from '../../kernel/db/testing/databases';
import { operatorToken } from '../orders/testing/orders';
import { liveThrough } from './testing/live-through';
import { openStores, type Stores } from './testing/stores';
import type { Story } from './testing/stories';

const plain: Story = {
  method: 'upi',
  coupon: null,
  wanted: { 0: 1 },
  cancelled: [],
  way: 'delivered',
  returns: [],
};
const sentBack = {
  line: 0,
  quantity: 1,
  outcome: 'sellable',
  arrives: true,
  isPaidOut: true,
} as const;
const percent = { kind: 'percent', value: 10, cap: null } as const;

/** Stories of an honest market before it is damaged. */
const history: Story[] = [
  {
    ...plain,
    coupon: { ...percent, payer: 'market' },
    wanted: { 0: 3, 1: 1, 2: 2 },
    cancelled: [1],
    returns: [{ ...sentBack, kind: 'refund' }],
  },
  {
    ...plain,
    method: 'cod',
    coupon: { ...percent, payer: 0 },
    wanted: { 0: 1, 3: 2 },
    returns: [{ ...sentBack, kind: 'exchange' }],
  },
  { ...plain, way: 'cancelled' },
  { ...plain, method: 'cod', way: 'comes back' },
  { ...plain, method: 'cod', wanted: { 2: 1 }, returns: [{ ...sentBack, kind: 'refund' }] },
  { ...plain, returns: [{ ...sentBack, kind: 'refund', outcome: 'left open' }] },
];

describe.each(testDatabases)('the audit of a market that was damaged, on $name', ({ open }) => {
  let stores: Stores;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    stores = await openStores(await open());
    const { market } = stores;
    const kinds = [49_900, 129_900, 79_900].map((price) => ({ price, gstRate: 18 }));
    const stage = await stores.makeStage(kinds);
    for (const one of history) await liveThrough(stage, one);
    for (const minutes of [0, 2, 20, 60]) await market.jobs(minutes);
    await stores.settleAll();
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await stores.market.close();
  });

  it('finds nothing before', async () => {
    expect(await audit(stores.market.db, { quiet: true })).toEqual([]);
  });

  it.each(corruptions)('finds it when %s, and nothing else', async (_, damage, rules) => {
    const undo = new Error('undo');
    let found: Finding[] = [];
    const tried = stores.market.db.transaction(async (tx) => {
      // The database's own triggers, which would refuse most damage, are off.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(damage);
      found = await audit(tx, { quiet: true });
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual(rules);
  });
});
