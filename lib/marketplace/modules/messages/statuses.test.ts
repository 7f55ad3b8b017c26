import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { sign } from '@/lib/security/hmac';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { messageConsents, messageStatuses, phoneMessages } from '../../kernel/db/schema/mails';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { sendMails } from '../../kernel/mail/outbox';
import { createTestWhatsApp, type TestWhatsApp } from '../../providers/channels/test-whatsapp';
import { placeCod } from '../orders/testing/orders';

describe.each(testDatabases)('WhatsApp on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let standIn: TestWhatsApp;
  let numbers = 0;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.delete(phoneMessages);
    standIn = createTestWhatsApp(await mkdtemp(join(tmpdir(), 'whatsapp-')));
    api = testHost(connection);
    api.mailer.whatsapp = standIn.channel;
    standIn.connect((request) =>
      new URL(request.url).pathname.startsWith('/api/whatsapp/test-provider')
        ? standIn.routes.fetch(request)
        : api.host.fetch(request),
    );
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  /** Places an order of a shopper who ticked the box at the checkout; the stand-in goes by the number's end. */
  async function ordered(end = '1234') {
    const phone = `9${String(20_000 + ++numbers)}${end}`;
    const { db } = connection;
    const shopper = await makeShopper(db, { phone, phoneVerifiedAt: new Date() });
    const optIn = await api.call('POST', '/api/user-auth/messages/whatsapp', {
      token: shopper.token,
      lang: 'hi',
    });
    expect(optIn.status).toBe(200);
    const order = await placeCod({ db, api, shopper }, [{ product: await makeProduct(db) }]);
    await backgroundDone();
    return { shopper, phone, order };
  }
  const rows = () => connection.db.select().from(phoneMessages).orderBy(phoneMessages.id);
  const run = () =>
    sendMails({ db: connection.db, mailer: api.mailer }, new Date(Date.now() + 60_000));
  const post = async (statuses: object[], secret = standIn.settings.appSecret) => {
    const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses } }] }] });
    const answer = await api.host.request('/api/whatsapp/webhook', {
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${sign(body, secret)}` },
      body,
    });
    await backgroundDone();
    return answer.status;
  };
  const seconds = (ms = 0) => String(Math.floor((Date.now() + ms) / 1000));

  it('is delivered, and every status is kept once', async () => {
    await ordered();
    const [message] = await rows();
    expect(message).toMatchObject({ channel: 'whatsapp', state: 'delivered' });
    const kept = () => connection.db.select().from(messageStatuses);
    const before = await kept();
    expect(before.map(({ status }) => status).sort()).toEqual(['delivered', 'sent']);
    const again = { id: message?.providerId, status: 'delivered', timestamp: seconds() };
    expect([await post([again, again]), await post([again])]).toEqual([200, 200]);
    expect(await kept()).toEqual(before);
    expect(api.texts).toEqual([]);
  });

  it('goes on by SMS once where it cannot be delivered, however often the webhook comes', async () => {
    const { phone, shopper } = await ordered('0026');
    await run();
    const [message] = await rows();
    const again = {
      id: message?.providerId,
      status: 'failed',
      timestamp: seconds(),
      errors: [{ code: 131026 }],
    };
    await Promise.all([post([again]), post([again]), post([again])]);
    await run();
    expect(api.texts).toMatchObject([{ to: phone, kind: 'order_placed' }]);
    expect((await rows()).map(({ channel, state }) => [channel, state])).toEqual([
      ['whatsapp', 'failed'],
      ['sms', 'sent'],
    ]);
    expect(api.mails.filter(({ to }) => to === shopper.email)).toHaveLength(1);
  });

  it('believes nobody without the signature, no old status and none of an unknown message', async () => {
    await ordered('0000');
    const [message] = await rows();
    const failed = { id: message?.providerId, status: 'failed', timestamp: seconds() };
    expect(await post([failed], 'guess')).toBe(404);
    const day = 86_400_000;
    for (const timestamp of [seconds(-8 * day), seconds(day)]) {
      expect(await post([{ ...failed, timestamp }])).toBe(200);
    }
    expect(await post([{ ...failed, id: 'wamid.unknown' }])).toBe(200);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent']);
  });

  it('knows a message by our reference while its id is not written yet', async () => {
    await ordered('0000');
    await connection.db
      .update(phoneMessages)
      .set({ providerId: null, provider: null, state: 'waiting' });
    const [message] = await rows();
    const status = {
      id: 'wamid.early',
      status: 'delivered',
      timestamp: seconds(),
      biz_opaque_callback_data: String(message?.id),
    };
    await post([status]);
    expect(await rows()).toMatchObject([{ state: 'delivered', providerId: 'wamid.early' }]);
    const other = { ...status, id: 'wamid.other', status: 'failed' };
    await post([other]);
    expect(await rows()).toMatchObject([{ state: 'delivered', providerId: 'wamid.early' }]);
  });

  it('keeps what was read at the checkout, and sends no more to who writes stop', async () => {
    const { shopper, phone } = await ordered();
    const consents = () =>
      connection.db.select().from(messageConsents).where(eq(messageConsents.userId, shopper.id));
    expect(await consents()).toMatchObject(
      ['whatsapp', 'sms'].map((channel) => ({
        channel,
        phone,
        source: 'checkout',
        wording: expect.stringContaining('व्हाट्सऐप'),
        endedAt: null,
      })),
    );
    const messages = [{ from: `91${phone}`, text: { body: 'STOP' } }];
    const body = JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] });
    await api.host.request('/api/whatsapp/webhook', {
      method: 'POST',
      headers: { 'x-hub-signature-256': `sha256=${sign(body, standIn.settings.appSecret)}` },
      body,
    });
    const open = (await consents()).filter(({ endedAt }) => !endedAt);
    expect(open.map(({ channel }) => channel)).toEqual(['sms']);
  });

  it('opts nobody in without a confirmed number, or where there is no WhatsApp', async () => {
    const { token } = await makeShopper(connection.db);
    const ask = () => api.call('POST', '/api/user-auth/messages/whatsapp', { token });
    expect((await ask()).status).toBe(409);
    api.mailer.whatsapp = undefined;
    expect((await ask()).status).toBe(422);
    expect((await api.host.request('/api/whatsapp/webhook', { method: 'POST' })).status).toBe(404);
  });

  it('answers the handshake of Meta', async () => {
    const ask = (token: string) =>
      api.host.request(
        `/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=77&hub.verify_token=${token}`,
      );
    const right = await ask(standIn.settings.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, '77']);
    expect((await ask('guess')).status).toBe(404);
  });
});
