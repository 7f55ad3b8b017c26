import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { backgroundDone } from '../../kernel/jobs/background';
import { operatorToken } from '../orders/testing/orders';
import { returnOf } from './testing/delivered';
import { deliveredTo } from './testing/delivered-to';

describe.each(testDatabases)('the delivery fee of what is returned on $name', ({ open }) => {
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
      /return|credit|back/.test(rule),
    );
    expect(found).toEqual([]);
    await connection.close();
  });

  type Step = 'accept' | 'refuse' | 'receive';
  const bodies = {
    accept: {},
    refuse: { reason: 'Worn' },
    receive: { condition: 'sellable' },
  };

  /** Delivers two units at ₹100 with ₹49 for delivery: each is returned by itself, and then these steps are taken. */
  async function refundsAfter(steps: [which: 0 | 1, step: Step][], exchanged?: 0 | 1) {
    const it = await deliveredTo(connection, api, { price: 10_000 });
    const ids: number[] = [];
    for (const which of [0, 1]) {
      const items = [{ item_id: it.itemId, quantity: 1, replacement_id: it.product.id }];
      const more = exchanged === which ? { kind: 'exchange', items } : {};
      const asked = await it.request(returnOf(it.itemId, { reason: 'damaged', ...more }));
      ids.push(asked.body.data.return.id);
    }
    for (const [which, step] of steps) {
      const done = await it.does(
        Number(ids[which]),
        step === 'receive' ? 'received' : step,
        bodies[step],
      );
      expect(done.status).toBe(200);
    }
    const { refunds } = await it.order();
    return refunds.map(({ amount }: { amount: number }) => amount).sort();
  }

  it.each<[string, [0 | 1, Step][]]>([
    [
      'the first comes back last',
      [
        [1, 'accept'],
        [1, 'receive'],
        [0, 'accept'],
        [0, 'receive'],
      ],
    ],
    [
      'the last comes back last',
      [
        [0, 'accept'],
        [0, 'receive'],
        [1, 'accept'],
        [1, 'receive'],
      ],
    ],
  ])('goes back once, with what leaves nothing: %s', async (_, steps) => {
    expect(await refundsAfter(steps)).toEqual([100, 149]);
  });

  it.each<[string, [0 | 1, Step][]]>([
    [
      'refused before',
      [
        [0, 'refuse'],
        [1, 'accept'],
        [1, 'receive'],
      ],
    ],
    [
      'refused afterwards',
      [
        [1, 'accept'],
        [1, 'receive'],
        [0, 'refuse'],
      ],
    ],
    [
      'still with the shopper',
      [
        [0, 'accept'],
        [1, 'accept'],
        [1, 'receive'],
      ],
    ],
  ])('stays paid while a unit stays: its return is %s', async (_, steps) => {
    expect(await refundsAfter(steps)).toEqual([100]);
  });

  it.each([0, 1] as const)('stays paid where another unit is sent instead', async (exchanged) => {
    const other = exchanged === 0 ? 1 : 0;
    const steps: [0 | 1, Step][] = [
      [exchanged, 'accept'],
      [exchanged, 'receive'],
      [other, 'accept'],
      [other, 'receive'],
    ];
    expect(await refundsAfter(steps, exchanged)).toEqual([100]);
  });
});
