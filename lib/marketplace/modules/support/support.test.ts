import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { newsletterSubscriptions, supportTickets } from '../../kernel/db/schema/content';
import { testDatabases } from '../../kernel/db/testing/databases';
import { backgroundDone } from '../../kernel/jobs/background';
import { requestSubscription } from './newsletter';

const message = {
  name: 'Meera Demo',
  email: 'Meera@Demo.Example',
  topic: 'grievance',
  subject: 'Parcel came open',
  message: 'The seal was broken.\r\nPlease look.',
};

describe.each(testDatabases)('support on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  async function mailsTo(email: string) {
    await backgroundDone();
    return api.mails.filter(({ to }) => to === email);
  }

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  it('opens a ticket, mails its number, and shows it to whoever knows both', async () => {
    const { status, body } = await api.call('POST', '/api/support-tickets', { body: message });
    expect(status).toBe(201);
    const number = body.data.ticket_number;
    expect(number).toMatch(/^T-[2-9A-HJ-NP-Z]{10}$/);
    expect(await mailsTo('meera@demo.example')).toMatchObject([
      {
        subject: `Your ticket ${number}`,
        text: expect.stringContaining(`/support?ticket=${number}`),
      },
    ]);
    const found = await api.call(
      'GET',
      `/api/support-tickets/${number.toLowerCase()}?email=MEERA@demo.example`,
    );
    expect(found.body.data).toMatchObject({
      ticket_number: number,
      topic: 'grievance',
      status: 'open',
      messages: [{ author: 'shopper', text: 'The seal was broken.\nPlease look.' }],
    });
  });

  it('answers a wrong number and a wrong address alike', async () => {
    const { body } = await api.call('POST', '/api/support-tickets', { body: message });
    const { ticket_number: number } = body.data;
    const wrong = await api.call('GET', `/api/support-tickets/${number}?email=other@demo.example`);
    const none = await api.call(
      'GET',
      '/api/support-tickets/T-2222222222?email=other@demo.example',
    );
    expect([wrong.status, wrong.body]).toEqual([404, none.body]);
  });

  it('opens one ticket for a repeated key, and another one for another address', async () => {
    const headers = { 'Idempotency-Key': 'k1' };
    const open = async (email: string) =>
      (await api.call('POST', '/api/support-tickets', { body: { ...message, email }, headers }))
        .body.data.ticket_number;
    const first = await open('a@demo.example');
    expect(await open('a@demo.example')).toBe(first);
    expect(await open('b@demo.example')).not.toBe(first);
    const rows = await connection.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.email, 'a@demo.example'));
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Full name is required.'],
    [{ email: 'nobody' }, 'email', 'Enter a valid e-mail address.'],
    [{ subject: '' }, 'subject', 'Subject is required.'],
    [{ message: '\u0000 ' }, 'message', 'Message is required.'],
    [{ message: 'x'.repeat(4001) }, 'message', 'This is too long.'],
  ])('refuses %p in words', async (change, field, text) => {
    const { status, body } = await api.call('POST', '/api/support-tickets', {
      body: { ...message, ...change },
    });
    expect([status, body.errors]).toEqual([422, { [field]: text }]);
  });

  it('wants the newsletter box ticked', async () => {
    const { status, body } = await api.call('POST', '/api/newsletter', {
      body: { email: 'n@demo.example', consent: false },
    });
    expect([status, body.errors]).toEqual([
      422,
      { consent: 'Tick the box, so that we may write to you.' },
    ]);
  });

  it('subscribes nobody who did not follow the link, and forgets who leaves', async () => {
    const email = 'news@demo.example';
    await api.call('POST', '/api/newsletter', { body: { email, consent: true } });
    const row = () =>
      connection.db
        .select()
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email));
    expect(await row()).toMatchObject([{ confirmedAt: null }]);
    const [mail] = await mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await api.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(
      200,
    );
    expect((await api.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(
      200,
    );
    expect(await row()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    await api.call('POST', '/api/newsletter', { body: { email, consent: true } });
    expect(await mailsTo(email)).toHaveLength(1);
    await api.call('POST', '/api/newsletter/unsubscribe', { body: { token } });
    expect(await row()).toEqual([]);
    expect((await api.call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(
      404,
    );
  });

  it('mails an address again only after ten minutes', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute));
    const ask = (minute: number) =>
      requestSubscription(connection.db, {
        email: 'slow@demo.example',
        lang: 'hi',
        now: at(minute),
      });
    expect(await ask(0)).toEqual(expect.any(String));
    expect(await ask(9)).toBeUndefined();
    expect(await ask(11)).toEqual(expect.any(String));
  });
});
