import { eq, sql } from 'drizzle-orm';
import { type OrderMessageKind, orderMessageKinds } from '@/lib/contract/schemas/orders/messages';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import {
  mailOutbox,
  messageConsents,
  phoneMessages,
  smsTemplates,
} from '../../kernel/db/schema/mails';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { sendMails } from '../../kernel/mail/outbox';
import { silenceLimit } from '../../kernel/mail/phone/deliver';
import { failPhoneMessage } from '../../kernel/mail/phone/fall-back';
import { MessageRefused } from '../../kernel/mail/phone/refused';
import type { WhatsAppMessage } from '../../kernel/mail/phone/whatsapp';
import { advanceThrough, operatorToken, placeCod } from '../orders/testing/orders';

describe.each(testDatabases)('messages about orders on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let whatsapp: WhatsAppMessage[];
  let numbers = 0;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.delete(mailOutbox);
    await connection.db.delete(phoneMessages);
    api = testHost(connection);
    whatsapp = [];
    api.mailer.whatsapp = {
      async send(message) {
        whatsapp.push(message);
        return { provider: 'test', id: `wamid.${message.reference}` };
      },
    };
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  type Ways = { mail?: boolean; sms?: boolean; whatsapp?: boolean };
  const path = '/api/user-auth/messages';
  const choose = (token: string, kind: OrderMessageKind, ways: Ways) =>
    api.call('PUT', path, {
      token,
      body: { choices: [{ kind, mail: true, sms: false, whatsapp: false, ...ways }] },
    });
  async function shopperWith(ways: Ways, kind: OrderMessageKind = 'order_placed') {
    const phone = String(9_100_000_000 + ++numbers);
    const shopper = await makeShopper(connection.db, { phone, phoneVerifiedAt: new Date() });
    const { status } = await choose(shopper.token, kind, ways);
    expect(status).toBe(200);
    return { ...shopper, phone };
  }
  const order = async (shopper: Awaited<ReturnType<typeof shopperWith>>, products = 1) => {
    const lines = [];
    for (let i = 0; i < products; i++) {
      lines.push({ product: await makeProduct(connection.db, { price: 100_000 }) });
    }
    const placed = await placeCod({ db: connection.db, api, shopper }, lines);
    await backgroundDone();
    return placed;
  };
  const run = async (minutes = 1) => {
    await sendMails(
      { db: connection.db, mailer: api.mailer },
      new Date(Date.now() + minutes * 60_000),
    );
  };
  const rows = () => connection.db.select().from(phoneMessages).orderBy(phoneMessages.id);
  const states = async () =>
    (await rows()).map(({ channel, state, reason }) => [channel, state, reason]);
  const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email);

  it('chooses nothing by itself', async () => {
    const phone = String(9_100_000_000 + ++numbers);
    const shopper = await makeShopper(connection.db, { phone, phoneVerifiedAt: new Date() });
    const { data } = (await api.call('GET', path, { token: shopper.token })).body;
    expect(data).toMatchObject({ phone, channels: ['whatsapp', 'sms'] });
    expect(data.choices).toEqual(
      orderMessageKinds.map((kind) => ({ kind, mail: true, sms: false, whatsapp: false })),
    );
    await order({ ...shopper, phone });
    expect([api.texts, whatsapp, await rows()]).toEqual([[], [], []]);
    expect(mailsTo(shopper.email)).toHaveLength(1);
  });

  it('keeps the wording, the number and the time of a consent, and ends it with the last choice', async () => {
    const shopper = await shopperWith({ sms: true });
    const consents = () =>
      connection.db.select().from(messageConsents).where(eq(messageConsents.userId, shopper.id));
    expect(await consents()).toMatchObject([
      { channel: 'sms', phone: shopper.phone, source: 'account', endedAt: null },
    ]);
    expect((await consents())[0]?.wording).toContain(`+91 ${shopper.phone}`);
    await choose(shopper.token, 'order_placed', {});
    expect((await consents())[0]?.endedAt).toBeInstanceOf(Date);
    await order(shopper);
    expect(api.texts).toEqual([]);
  });

  it.each([
    [{ kind: 'order_placed', mail: false, sms: true, whatsapp: false }],
    [{ kind: 'shipped', mail: false, sms: false, whatsapp: false }],
    [{ kind: 'lottery', mail: true, sms: false, whatsapp: false }],
  ])('refuses the choice %j', async (choice) => {
    const shopper = await shopperWith({});
    const body = { choices: [choice] };
    expect((await api.call('PUT', path, { token: shopper.token, body })).status).toBe(422);
  });

  it('asks for a confirmed number first', async () => {
    const shopper = await makeShopper(connection.db, { phone: '9876543210' });
    expect((await choose(shopper.token, 'order_placed', { sms: true })).status).toBe(409);
    api.mailer.whatsapp = undefined;
    const other = await shopperWith({});
    expect((await choose(other.token, 'order_placed', { whatsapp: true })).status).toBe(422);
  });

  it('sends the SMS that was chosen beside the mail, once from several instances', async () => {
    const shopper = await shopperWith({ sms: true });
    const { number } = await order(shopper);
    await Promise.all([run(), run(), run()]);
    expect(api.texts).toMatchObject([
      { to: shopper.phone, kind: 'order_placed', text: expect.stringContaining(number) },
    ]);
    expect(mailsTo(shopper.email)).toHaveLength(1);
    expect(await states()).toEqual([['sms', 'sent', null]]);
  });

  it('tells of each parcel of an order of two stores, with its store', async () => {
    const shopper = await shopperWith({ mail: false, sms: true }, 'shipped');
    const placed = await order(shopper, 2);
    for (const { id } of placed.shipments) {
      await advanceThrough(api, id, 'confirmed', 'packed', 'shipped');
    }
    await backgroundDone();
    const stores = placed.shipments.map(({ store }) => store.name);
    expect(stores).toHaveLength(2);
    expect(api.texts.map(({ text }) => stores.find((name) => text.includes(name)))).toEqual(stores);
    // The confirmation came by mail, which was not chosen otherwise.
    expect(mailsTo(shopper.email)).toHaveLength(1);
  });

  it('sends nothing to a number that is no longer confirmed, but the mail', async () => {
    const shopper = await shopperWith({ mail: false, sms: true }, 'shipped');
    const placed = await order(shopper);
    await connection.db
      .update(users)
      .set({ phoneVerifiedAt: null })
      .where(eq(users.id, shopper.id));
    await advanceThrough(api, placed.shipments[0]?.id ?? 0, 'confirmed', 'packed', 'shipped');
    await backgroundDone();
    expect(api.texts).toEqual([]);
    expect(mailsTo(shopper.email)).toHaveLength(2);
  });

  describe('when a channel fails', () => {
    async function shipTo(ways: Ways) {
      const shopper = await shopperWith({ mail: false, ...ways }, 'shipped');
      const placed = await order(shopper);
      await advanceThrough(api, placed.shipments[0]?.id ?? 0, 'confirmed', 'packed', 'shipped');
      await backgroundDone();
      return { shopper, told: () => mailsTo(shopper.email).length - 1 };
    }

    it('sends WhatsApp alone while it says nothing of a failure', async () => {
      const { told } = await shipTo({ sms: true, whatsapp: true });
      await run(5);
      expect(whatsapp).toMatchObject([{ kind: 'shipped', values: { store: expect.any(String) } }]);
      expect([api.texts.length, told()]).toEqual([0, 0]);
    });

    it('sends SMS where WhatsApp refused, and mail where SMS failed too, each once', async () => {
      api.mailer.whatsapp = {
        send: () => Promise.reject(new MessageRefused('131026')),
      };
      await connection.db.insert(smsTemplates).values({
        ...{ kind: 'shipped', locale: 'en', templateId: '1007000000000000001' },
        ...{ text: 'Sent by {#var#}', variables: ['store'] },
      });
      api.mailer.sendSms = () => Promise.reject(new Error('the gateway is down'));
      const { told } = await shipTo({ sms: true, whatsapp: true });
      for (const minutes of [0, 3, 8, 20, 60, 600]) await run(minutes);
      expect(await states()).toEqual([
        ['whatsapp', 'failed', '131026'],
        ['sms', 'failed', 'the gateway is down'],
      ]);
      expect(told()).toBe(1);
      expect(await connection.db.select().from(mailOutbox)).toEqual([]);
      await connection.db.delete(smsTemplates);
    });

    it('goes from WhatsApp to mail where SMS was not chosen', async () => {
      api.mailer.whatsapp = { send: () => Promise.reject(new MessageRefused('131026')) };
      const { told } = await shipTo({ whatsapp: true });
      await run();
      expect([api.texts.length, told()]).toEqual([0, 1]);
    });

    it('sends no second mail where the mail was chosen as well', async () => {
      api.mailer.whatsapp = { send: () => Promise.reject(new MessageRefused('131026')) };
      const { told } = await shipTo({ mail: true, whatsapp: true });
      await run();
      expect(told()).toBe(1);
    });

    it('takes silence for a failure after its limit, not before, and not twice', async () => {
      const { told } = await shipTo({ sms: true, whatsapp: true });
      await run(silenceLimit / 60_000 - 5);
      expect(api.texts).toEqual([]);
      for (const late of [5, 6, 60]) await run(silenceLimit / 60_000 + late);
      expect([api.texts.length, told()]).toEqual([1, 0]);
      expect(await states()).toEqual([
        ['whatsapp', 'failed', 'silence'],
        ['sms', 'sent', null],
      ]);
    });

    it('does not go on once WhatsApp has delivered', async () => {
      const { told } = await shipTo({ sms: true, whatsapp: true });
      await connection.db.update(phoneMessages).set({ state: 'delivered' });
      await run(silenceLimit / 60_000 + 5);
      expect([api.texts.length, told()]).toEqual([0, 0]);
    });

    it('goes on once, though two instances hear of the failure at once', async () => {
      const { told } = await shipTo({ whatsapp: true });
      const [message] = await rows();
      const fail = () =>
        failPhoneMessage(connection.db, message?.id ?? 0, { reason: '131026', now: new Date() });
      const noted = await Promise.all([fail(), fail(), fail()]);
      await run();
      expect(noted.filter(Boolean)).toHaveLength(1);
      expect(told()).toBe(1);
    });

    it('lets the database hold one message of an event and channel', async () => {
      await shipTo({ sms: true });
      const again = connection.db.execute(
        sql`insert into phone_messages (event, channel, kind, order_id, content, has_mail)
          select event, channel, kind, order_id, content, has_mail from phone_messages`,
      );
      await expect(again).rejects.toMatchObject({
        cause: expect.objectContaining({ constraint: 'phone_messages_event_key' }),
      });
    });
  });
});
