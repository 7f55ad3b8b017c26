import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { limits } from '../../kernel/limits/limits';
import { operatorToken } from '../orders/testing/orders';

const visitor = {
  name: 'Win Cash Now',
  subject: 'Cheap pills',
  message: 'Click https://evil.example/win',
};

describe.each(testDatabases)('mail about tickets on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
  });
  beforeEach(() => {
    api = testHost(connection);
  });
  afterEach(backgroundDone);
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  /** Opens a ticket and answers it; returns the mails to its address. */
  async function mailsAbout(email: string, token?: string) {
    const body = { ...visitor, email };
    const { data } = (await api.call('POST', '/api/support-tickets', { body, token })).body;
    const path = `/api/operator/tickets/${data.ticket_number}/answer`;
    const answer = { answer: 'Our own words.' };
    await api.call('POST', path, { body: answer, token: operatorToken });
    await backgroundDone();
    return api.mails.filter(({ to }) => to === email);
  }

  const quotes = ({ text, html, subject }: { text: string; html: string; subject: string }) =>
    Object.values(visitor).filter((words) => `${subject}${text}${html}`.includes(words));

  it.each([
    ['a visitor', () => undefined],
    ['a shopper with another address', () => makeShopper(connection.db)],
    [
      'a shopper who has not confirmed the address',
      () => makeShopper(connection.db, { email: 'unproved@example.in', verifiedAt: null }),
    ],
  ])('repeats nothing of what %s wrote', async (_, who) => {
    const shopper = await who();
    const email = shopper?.email === 'unproved@example.in' ? shopper.email : 'owner@example.in';
    const mails = await mailsAbout(email, shopper?.token);
    expect(mails.map(quotes)).toEqual([[], []]);
    expect(mails[1]?.text).toContain('Our own words.');
    for (const { text } of mails) expect(text).toMatch(/\/support\?ticket=T-[2-9A-Z]{10}/);
  });

  it('repeats a ticket to the verified shopper who wrote it', async () => {
    const { email, token } = await makeShopper(connection.db);
    for (const mail of await mailsAbout(email, token)) {
      expect(quotes(mail)).toEqual(Object.values(visitor));
    }
  });

  it('takes a ticket of a signed-out session for a visitor’s', async () => {
    const body = { ...visitor, email: 'late@example.in' };
    const made = await api.call('POST', '/api/support-tickets', { body, token: 'x'.repeat(43) });
    expect(made.status).toBe(201);
  });

  async function openFrom(email: string, address: string) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visitor, email }),
    };
    return (await api.host.request('/api/support-tickets', init, { address })).status;
  }

  it('goes to a mailbox a handful of times a day, while its tickets are still opened', async () => {
    const { tries } = limits.stranger_mail.account;
    for (let n = 0; n < 2 * tries; n++) {
      expect(await openFrom(`bombed+${n}@example.in`, `203.0.113.${n}`)).toBe(201);
    }
    await backgroundDone();
    expect(api.mails.filter(({ to }) => to.startsWith('bombed'))).toHaveLength(tries);
  });

  it('cannot be caused at many mailboxes from one address', async () => {
    const { tries } = limits.ticket.address;
    for (let n = 0; n < tries; n++) {
      expect(await openFrom(`many${n}@example.in`, '198.51.100.1')).toBe(201);
    }
    expect(await openFrom('one.more@example.in', '198.51.100.1')).toBe(429);
  });

  it('asks a mailbox about the newsletter a handful of times a day', async () => {
    const { tries } = limits.stranger_mail.account;
    for (let n = 0; n < 2 * tries; n++) {
      const body = { email: `news+${n}@example.in`, consent: true };
      expect((await api.call('POST', '/api/newsletter', { body })).status).toBe(200);
    }
    await backgroundDone();
    expect(api.mails.filter(({ to }) => to.startsWith('news'))).toHaveLength(tries);
  });
});
