import { eq } from 'drizzle-orm';
import { sign } from '@/lib/security/hmac';
import { courierEvents, courierScans } from '../../../kernel/db/schema/couriers';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { keysOf } from '../../../providers/payments/test/keys';
import { webhookHeaders } from '../../../providers/payments/test/webhooks';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';
import { askForScans } from './poll';
import { whereItIs } from './state';
import { takeScans } from './take-scans';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 25, hour));

describe('where a shipment is', () => {
  it.each([
    [[['manifested', 1]], undefined],
    [
      [
        ['out_for_delivery', 3],
        ['picked_up', 1],
      ],
      'out_for_delivery',
    ],
    [
      [
        ['delivered', 2],
        ['out_for_delivery', 3],
      ],
      'delivered',
    ],
    [
      [
        ['attempt_failed', 3],
        ['other', 4],
      ],
      'delivery_failed',
    ],
    [
      [
        ['attempt_failed', 3],
        ['out_for_delivery', 4],
      ],
      'out_for_delivery',
    ],
    [
      [
        ['returning', 3],
        ['in_transit', 2],
      ],
      'delivery_failed',
    ],
    [
      [
        ['returned', 5],
        ['delivered', 4],
      ],
      'delivered',
    ],
  ] as const)('by %j is %s', (scans, status) => {
    const given = scans.map(([kind, hour]) => ({ kind, at: at(hour) }));
    expect(whereItIs(given)?.status).toBe(status);
    expect(whereItIs(given.toReversed())?.status).toBe(status);
  });
});

describe.each(testDatabases)('the scans of a courier on $name', ({ open }) => {
  let market: CourierMarket;

  beforeAll(async () => {
    market = await openCourierMarket(await open());
  });
  afterAll(() => market.close());

  async function booked(fault?: 'attempt_fails' | 'comes_back') {
    const id = await market.packed();
    const { order_number: number } = await market.view(id);
    if (fault) await market.fault(fault, `${number}-${id}-1`);
    const { body } = await market.book(id);
    return { id, number, awb: body.data.booking.awb as string };
  }
  const until = async (id: number, status: string) => {
    for (let step = 0; step < 80; step++) {
      if ((await market.view(id)).status === status) return;
      await market.pass(0.2);
    }
    throw new Error(`never ${status}`);
  };
  async function post(body: string, headers: Record<string, string>, of = '/test') {
    const path = `/api/couriers/webhook${of}`;
    const answer = await market.api.host.request(path, { method: 'POST', body, headers });
    await backgroundDone();
    return answer.status;
  }

  it('bring a shipment back where nobody took it', async () => {
    const { id } = await booked('comes_back');
    await until(id, 'returned');
    const { booking, timeline } = await market.view(id);
    expect(booking?.scans[0]?.kind).toBe('returned');
    expect(booking?.scans.find(({ kind }) => kind === 'attempt_failed')?.reason).toMatch(/\w/);
    const times = timeline.map((event) => event.at);
    expect(times).toEqual(times.toSorted());
    expect(timeline.at(-1)?.status).toBe('returned');
  });

  it('count once and in any order, however they come', async () => {
    const { id, awb } = await booked();
    const { courierWebhookSecret: secret } = await keysOf(market.db);
    const scan = (kind: string, minute: number) => ({
      ...{ kind, place: 'Hub 411', words: kind, reason: null },
      at: new Date(Date.now() - 3_600_000 + minute * 60_000).toISOString(),
    });
    const scans = [scan('delivered', 9), scan('out_for_delivery', 5), scan('picked_up', 1)];
    for (const [index, one] of [...scans, ...scans].entries()) {
      const body = JSON.stringify({ type: 'scan', awb, scans: [one] });
      expect(await post(body, webhookHeaders(body, `evt_order_${id}_${index}`, secret))).toBe(200);
    }
    const shown = await market.view(id);
    expect(shown.status).toBe('delivered');
    expect(shown.timeline.filter(({ status }) => status === 'delivered')).toHaveLength(1);
    expect(shown.booking?.scans.map(({ kind }) => kind)).toEqual([
      'delivered',
      'out_for_delivery',
      'picked_up',
    ]);
  });

  it('bring a shipment to its end when they are read at the same time', async () => {
    const kinds = ['picked_up', 'out_for_delivery', 'attempt_failed', 'delivered'] as const;
    for (let round = 0; round < 5; round++) {
      const { id, awb } = await booked();
      const scans = kinds.map((kind, minute) => ({
        ...{
          kind,
          key: `${kind} ${round}`,
          at: new Date(Date.now() - 3_600_000 + minute * 60_000),
        },
        ...{ place: 'Hub 411', words: kind, reason: null },
      }));
      const take = (scan: (typeof scans)[number]) =>
        takeScans(market.db, { provider: 'test', awb, scans: [scan] }, new Date());
      await Promise.all(scans.map(take));
      expect((await market.view(id)).status).toBe('delivered');
    }
  });

  it('are refused unless their bytes are signed, and stored before they are read', async () => {
    const { courierWebhookSecret: secret } = await keysOf(market.db);
    const body = '{"type":"scan","awb":"0","scans":[]}';
    expect(await post(body, {})).toBe(400);
    expect(await post(`${body} `, webhookHeaders(body, 'evt_forged', secret))).toBe(400);
    expect(await post('[]', { 'x-test-provider-signature': sign('[]', secret) })).toBe(400);
    expect(await post(body, webhookHeaders(body, 'evt_known', secret), '')).toBe(200);
    expect(await post(body, webhookHeaders(body, 'evt_known', secret))).toBe(200);
    const stored = await market.db
      .select()
      .from(courierEvents)
      .where(eq(courierEvents.eventId, 'evt_known'));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.readAt).not.toBeNull();
  });

  it('are asked for where the courier sends none', async () => {
    const { id } = await booked();
    const { testCourier, context } = market;
    testCourier.connect(() => new Response(null, { status: 500 }));
    try {
      await market.testCourier.run(8);
      expect((await market.view(id)).status).toBe('packed');
      await askForScans(context, new Date(Date.now() + 2 * 3_600_000));
      expect((await market.view(id)).status).not.toBe('packed');
      const before = await market.db.$count(courierScans);
      await askForScans(context, new Date(Date.now() + 9 * 3_600_000));
      expect(await market.db.$count(courierScans)).toBe(before);
    } finally {
      testCourier.connect((request) => market.api.host.fetch(request));
    }
  });
});
