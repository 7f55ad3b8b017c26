import type { Order } from '@/lib/contract/schemas/orders';
import { cleanUp } from '../../../app/clean-up';
import { deliveryLinks } from '../../../kernel/db/schema/delivery-secrets';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, operatorToken, placeCod } from '../../orders/testing/orders';
import { type CourierMarket, openCourierMarket } from '../testing/courier-market';

const hour = 3_600_000;

describe.each(testDatabases)('after a failed delivery on $name', ({ open }) => {
  let market: CourierMarket;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openCourierMarket(await open());
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  /** Places an order whose first delivery fails, and returns it with its shopper's calls. */
  async function failed() {
    const { db, api, seller } = market;
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId: seller.store.id });
    const { number, shipments } = await placeCod({ db, api, shopper }, [{ product }]);
    const id = shipments[0]?.id ?? 0;
    await advanceThrough(api, id, 'confirmed', 'packed');
    await market.fault('attempt_fails', `${number}-${id}-1`);
    await market.book(id);
    const see = async (token = shopper.token): Promise<Order> =>
      (await api.call('GET', `/api/orders/${number}`, { token })).body.data;
    for (let step = 0; (await see()).status !== 'delivery_failed'; step++) {
      if (step > 60) throw new Error('no attempt failed');
      await market.pass(0.1);
    }
    const choose = async (body: object, token = shopper.token) => {
      const path = `/api/orders/${number}/shipments/${id}/delivery-choice`;
      const answer = await api.call('POST', path, { token, body });
      await backgroundDone();
      return answer;
    };
    const linked = () => {
      const { text } =
        api.mails.findLast(({ text }) => text.includes(`${number}`) && /token=/.test(text)) ?? {};
      return /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    };
    return { id, number, see, choose, linked };
  }
  const until = async (see: () => Promise<Order>, status: string) => {
    for (let step = 0; (await see()).status !== status; step++) {
      if (step > 60) throw new Error(`never ${status}`);
      await market.pass(0.5);
    }
  };

  it('the shopper reads why, and gets it on the day they choose', async () => {
    const { see, choose } = await failed();
    const { courier } = (await see()).shipments[0] ?? {};
    expect(courier?.choices).toEqual(['another_day', 'not_wanted']);
    expect(courier?.scans.find(({ kind }) => kind === 'attempt_failed')?.reason).toMatch(/\w/);
    const day = courier?.days[1];
    for (const body of [{ choice: 'another_day' }, { choice: 'another_day', day: '2020-01-01' }]) {
      expect((await choose(body)).status).toBe(422);
    }
    const { body } = await choose({ choice: 'another_day', day });
    expect(body.data.shipments[0].courier).toMatchObject({
      choices: [],
      chosen: { choice: 'another_day', day },
    });
    await until(see, 'delivered');
    expect((await choose({ choice: 'not_wanted' })).status).toBe(409);
  });

  it('what is no longer wanted comes back, and is not paid for', async () => {
    const { see, choose } = await failed();
    expect((await choose({ choice: 'not_wanted' })).status).toBe(200);
    await until(see, 'returned');
    expect((await see()).current_totals.grand_total).toBe(0);
  });

  it('is decided by the link of the mail, without signing in, for this shipment and some days', async () => {
    const { see, linked, number } = await failed();
    await backgroundDone();
    const token = linked();
    const call = async (path: string, body: object) => {
      const answer = await market.api.call('POST', `/api/delivery-link${path}`, { body });
      await backgroundDone();
      return answer;
    };
    const seen = await call('', { token });
    expect(seen.body.data).toMatchObject({
      order_number: number,
      choices: ['another_day', 'not_wanted'],
      chosen: null,
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/MG Road|98765/);
    const address = '12 एमजी रोड, मंदिर के पीछे';
    const chosen = { choice: 'another_day', day: seen.body.data.days[0], address };
    const done = await call('/choice', { token, chosen });
    expect([done.status, done.body.data.chosen]).toEqual([200, chosen]);
    expect((await call('/choice', { token, chosen })).status).toBe(200);
    for (const wrong of ['', 'nobody', `${token}a`, token.toLowerCase()]) {
      expect((await call('', { token: wrong })).status).toBe(404);
    }
    await market.db.update(deliveryLinks).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await call('', { token })).status).toBe(404);
    await until(see, 'delivered');
  });

  it('its link is deleted a day after its end, and no other', async () => {
    const { linked } = await failed();
    await backgroundDone();
    const token = linked();
    const now = new Date();
    const links = async () => (await market.db.select().from(deliveryLinks)).length;
    await market.db.update(deliveryLinks).set({ expiresAt: new Date(now.getTime() - 25 * hour) });
    await failed();
    await cleanUp(market.db, market.api.files, new Date(now.getTime() - 2 * hour));
    expect(await links()).toBeGreaterThan(1);
    await cleanUp(market.db, market.api.files, now);
    expect(await links()).toBe(1);
    const { status } = await market.api.call('POST', '/api/delivery-link', { body: { token } });
    expect(status).toBe(404);
  });

  it('is the business of the own shopper', async () => {
    const { choose, see } = await failed();
    const other = await makeShopper(market.db);
    expect((await choose({ choice: 'not_wanted' }, other.token)).status).toBe(404);
    expect((await see()).shipments[0]?.courier?.chosen).toBeNull();
  });
});
