import type { Delivery, Webhook } from '@/lib/contract/schemas/seller/api';
import { testHost } from '../../../../app/testing/test-host';
import type { Connection } from '../../../../kernel/db/connection';
import { webhookDeliveries, webhookEvents } from '../../../../kernel/db/schema/webhooks';
import { testDatabases } from '../../../../kernel/db/testing/databases';
import { makeProduct, vendorPassword } from '../../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../../kernel/jobs/background';
import { sendMails } from '../../../../kernel/mail/outbox';
import { makeSeller } from '../../testing/members';
import { isSignedWith, openReceiver } from '../testing/receiver';
import { claimDeliveries, maxTries } from './claim';
import { deliverWebhooks } from './deliver';

const path = '/api/seller/webhooks';

describe.each(testDatabases)('delivery of webhooks on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  beforeAll(async () => {
    process.env.WEBHOOKS_TO_LOCALHOST = 'on';
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(async () => {
    receiver = await openReceiver();
    // Events of earlier tests must not reach the next one.
    await connection.db.delete(webhookEvents);
  });
  afterEach(() => receiver.close());
  afterAll(async () => {
    delete process.env.WEBHOOKS_TO_LOCALHOST;
    await backgroundDone();
    await connection.close();
  });

  const deliver = (now = new Date(), options = {}) =>
    deliverWebhooks(connection.db, () => now, options);

  /** Makes a store with an endpoint at the receiver, and a number of new products, each of which is an event. */
  async function listening(products = 1, url = receiver.url) {
    const { db } = connection;
    const { token, store } = await makeSeller(db);
    const body = { url, events: ['stock.changed'], password: vendorPassword };
    const made = (await api.call('POST', path, { token, body })).body.data;
    for (let nth = 0; nth < products; nth++) await makeProduct(db, { storeId: store.id });
    const { id, secret }: Webhook & { secret: string } = made;
    const call = (method: 'GET' | 'POST' | 'PUT', tail = '', sent?: object) =>
      api.call(method, `${path}/${id}${tail}`, { token, body: sent });
    return {
      ...{ id, secret, call },
      log: async (): Promise<Delivery[]> => (await call('GET', '/deliveries')).body.data.deliveries,
      webhook: async (): Promise<Webhook> => (await api.call('GET', path, { token })).body.data[0],
    };
  }

  it('sends what a receiver can verify by the standard, and notes what it answered', async () => {
    const { secret, log } = await listening();
    receiver.answer = (response) => response.writeHead(202).end('thanks');
    expect(await deliver()).toBe(1);
    const [got] = receiver.received;
    expect(got && (await isSignedWith(secret, got))).toBe(true);
    expect(got && (await isSignedWith(secret, { ...got, body: `${got.body} ` }))).toBe(false);
    expect(got?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(String(got?.body))).toMatchObject({ type: 'stock.changed', version: 1 });
    expect(await log()).toMatchObject([
      {
        state: 'delivered',
        message_id: got?.headers['webhook-id'],
        body: got?.body,
        next_try_at: null,
        attempts: [{ status: 202, fault: null, answer: 'thanks' }],
      },
    ]);
    expect(await deliver()).toBe(0);
  });

  it('signs with the former secret too for a day after a new one was made', async () => {
    const { secret, call } = await listening(2);
    const renewed = (await call('POST', '/secret')).body.data.secret;
    await deliver();
    const [got] = receiver.received;
    if (!got) throw new Error('nothing came');
    expect(await isSignedWith(renewed, got)).toBe(true);
    expect(await isSignedWith(secret, got)).toBe(true);
    await call('POST', '/test');
    await backgroundDone();
    await connection.db.update(webhookDeliveries).set({ state: 'pending' });
    receiver.received.length = 0;
    await deliver(new Date(Date.now() + 25 * 3_600_000));
    const later = receiver.received[0];
    expect(later && (await isSignedWith(renewed, later))).toBe(true);
    expect(later && (await isSignedWith(secret, later))).toBe(false);
  });

  it('makes each try once, however many run at once', async () => {
    await listening(30);
    const tried = await Promise.all([deliver(), deliver(), deliver()]);
    expect(tried.reduce((sum, each) => sum + each)).toBe(30);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it('sends all that is due to one endpoint, however soon that answers', async () => {
    await listening(30);
    expect(await deliver()).toBe(30);
  });

  it('sends again what a runner had claimed that died', async () => {
    await listening(3);
    const room = { most: 20, busy: [] };
    const now = new Date();
    expect(await claimDeliveries(connection.db, now, room)).toHaveLength(3);
    expect(await deliver(now)).toBe(0);
    expect(await deliver(new Date(now.getTime() + 31_000))).toBe(3);
    expect(receiver.received).toHaveLength(3);
  });

  it('gives back what it is sending when its process ends', async () => {
    const { log } = await listening();
    const stopping = new AbortController();
    receiver.answer = () => stopping.abort();
    expect(await deliver(new Date(), { signal: stopping.signal })).toBe(1);
    expect(await log()).toMatchObject([{ state: 'pending', attempts: [] }]);
    receiver.answer = undefined;
    expect(await deliver(new Date(Date.now() + 1000))).toBe(1);
  });

  it.each([
    ['an error', 500],
    ['a redirect', 302],
  ])(
    'tries again after %s, for three days and a little, with the same id and body',
    async (_, status) => {
      const { log, call } = await listening();
      receiver.answer = (response) =>
        response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end();
      const since = Date.now();
      let now = new Date();
      for (let nth = 1; nth < maxTries; nth++) {
        expect(await deliver(now)).toBe(1);
        const [delivery] = await log();
        expect(delivery).toMatchObject({ state: 'pending' });
        now = new Date(String(delivery?.next_try_at));
      }
      expect((now.getTime() - since) / 86_400_000).toBeGreaterThan(3);
      expect((now.getTime() - since) / 86_400_000).toBeLessThan(3.3);
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
      expect(receiver.received.every(({ path: asked }) => asked === '/haat')).toBe(true);
      await deliver(now);
      const [delivery] = await log();
      expect(delivery).toMatchObject({ state: 'failed', next_try_at: null });
      expect(delivery?.attempts).toHaveLength(maxTries);
      expect((await call('GET', '/deliveries?state=failed')).body.data.total).toBe(1);
    },
  );

  it('switches an endpoint off where nothing arrived for three days, and tells the owner', async () => {
    const { id, log, webhook, call } = await listening(2);
    receiver.answer = (response) => response.writeHead(500).end();
    await deliver();
    expect(await webhook()).toMatchObject({ state: 'on', failing_since: expect.any(String) });
    const later = new Date(Date.now() + 3 * 86_400_000);
    await deliver(later);
    expect(await webhook()).toMatchObject({ state: 'failing' });
    expect((await log()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    await sendMails({ db: connection.db, mailer: api.mailer }, new Date());
    expect(api.mails.at(-1)?.text).toContain(`/seller/api/webhooks/${id}`);
    receiver.answer = undefined;
    const on = { url: receiver.url, events: ['stock.changed'], active: true };
    await call('PUT', '', on);
    expect(await webhook()).toMatchObject({ state: 'on', failing_since: null });
    const [first] = await log();
    expect((await call('POST', `/deliveries/${first?.id}/replay`)).status).toBe(201);
    await backgroundDone();
    const [replayed] = await log();
    expect(replayed).toMatchObject({ is_replay: true, state: 'delivered' });
    expect(replayed?.message_id).toBe(first?.message_id);
  });

  it('forgets its failures with the first success', async () => {
    const { webhook } = await listening();
    receiver.answer = (response) => response.writeHead(503).end();
    await deliver();
    receiver.answer = undefined;
    await deliver(new Date(Date.now() + 60_000));
    expect(await webhook()).toMatchObject({ state: 'on', failing_since: null });
  });

  it('switches an endpoint off at once that says it is gone', async () => {
    const { webhook } = await listening();
    receiver.answer = (response) => response.writeHead(410).end();
    await deliver();
    expect(await webhook()).toMatchObject({ state: 'failing' });
  });

  it('gives up on an answer that does not come, and reads no more of a long one than its beginning', async () => {
    const { log } = await listening();
    receiver.answer = () => {};
    await deliver(new Date(), { milliseconds: 300 });
    expect((await log())[0]?.attempts).toMatchObject([{ status: null, fault: 'timeout' }]);
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    };
    await deliver(new Date(Date.now() + 60_000));
    const [delivery] = await log();
    expect(delivery).toMatchObject({ state: 'delivered' });
    expect(delivery?.attempts[1]?.answer).toHaveLength(1000);
  });

  it('sends nothing to an address that has become private', async () => {
    const { log } = await listening(1, receiver.url.replace('127.0.0.1', 'localhost'));
    delete process.env.WEBHOOKS_TO_LOCALHOST;
    await deliver();
    process.env.WEBHOOKS_TO_LOCALHOST = 'on';
    expect(receiver.received).toEqual([]);
    expect((await log())[0]?.attempts).toMatchObject([{ status: null, fault: 'private' }]);
  });

  it('leaves room for others beside an endpoint that does not answer', async () => {
    const silent = await openReceiver();
    silent.answer = () => {};
    await listening(10, silent.url);
    await listening(10);
    const stopping = new AbortController();
    receiver.answer = (response) => {
      response.writeHead(204).end();
      if (receiver.received.length === 10) stopping.abort();
    };
    // The silent endpoint never times out here, so that no further delivery takes its place.
    await deliver(new Date(), { signal: stopping.signal, milliseconds: 200_000 });
    expect([silent.received.length, receiver.received.length]).toEqual([4, 10]);
    silent.close();
  });

  it('sends a test event at once', async () => {
    const { call, log } = await listening(0);
    expect((await call('POST', '/test')).status).toBe(201);
    await backgroundDone();
    expect(receiver.received).toHaveLength(1);
    expect(await log()).toMatchObject([{ type: 'webhook.test', state: 'delivered' }]);
  });
});
