import { company } from '@/lib/company/company';
import { defaultMails } from '@/lib/contract/schemas/settings/mails';
import { defaultSupport } from '@/lib/contract/schemas/settings/support';
import { serverProcess } from '@/lib/process/server-process';
import type { Connection } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { backgroundDone } from '../../../kernel/jobs/background';
import { limits } from '../../../kernel/limits/limits';
import { countWaiting } from '../../operator-desk/today/queues';
import { somePicture, supportDesk } from '../testing/support-desk';

const key = 'k'.repeat(43);
const email = 'meera@demo.example';
let serial = 0;

type Incoming = {
  from?: string;
  to: string;
  id?: string;
  headers?: string[];
  subject?: string;
  body?: string;
};

function rawMail({ from = email, to, id, headers = [], subject = 'Re: it', body }: Incoming) {
  return [
    `From: Meera <${from}>`,
    `To: ${to}`,
    `Message-ID: ${id ?? `<${++serial}@demo.example>`}`,
    `Subject: ${subject}`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    body ?? 'It came.\n\nOn Mon, 23 Nov 2026 at 10:00, Haat <x@y.example> wrote:\n> Our answer',
  ].join('\r\n');
}

describe.each(testDatabases)('mail to support on $name', ({ open }) => {
  let connection: Connection;
  let desk: Awaited<ReturnType<typeof supportDesk>>;
  beforeAll(async () => {
    process.env.SUPPORT_MAIL = 'support@market.example';
    process.env.INBOUND_MAIL_TOKEN = key;
    connection = await open();
  });
  beforeEach(async () => {
    desk = await supportDesk(connection);
  });
  afterAll(async () => {
    delete process.env.SUPPORT_MAIL;
    delete process.env.INBOUND_MAIL_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  async function handIn(body: string, token = key, query = '') {
    const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` };
    const answer = await desk.host.request(`/api/mail/inbound${query}`, {
      method: 'POST',
      headers,
      body,
    });
    return { status: answer.status, ...((await answer.json()).data ?? {}) };
  }

  /** Makes an answered ticket; returns the address to which its mail wants the shopper's answer. */
  async function answered(from = email) {
    const number = await desk.open({ email: from });
    await desk.step(number, 'answer', { answer: 'Which one?' });
    const [told, mail] = (await desk.mailsTo(from)).slice(-2);
    return { number, told, mail, to: mail?.replyTo ?? '' };
  }

  const messagesOf = async (number: string) => (await desk.see(number)).messages;

  it('mails an answer so that a reply names the ticket, and mail programs see one thread', async () => {
    const { number, told, mail } = await answered();
    expect(mail?.replyTo).toMatch(
      new RegExp(`^support\\+${number}\\.[\\da-f]{20}@market\\.example$`),
    );
    expect((mail?.replyTo ?? '').split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(told?.messageId).toBe(`<${number}@market.example>`);
    expect(mail).toMatchObject({ inReplyTo: told?.messageId, references: [told?.messageId] });
    delete process.env.SUPPORT_MAIL;
    const without = await answered();
    process.env.SUPPORT_MAIL = 'support@market.example';
    expect(without.mail?.replyTo).toBeUndefined();
    expect(without.mail?.text).toContain('open the ticket’s page');
  });

  it('is closed without a key, and to another one', async () => {
    const { to } = await answered();
    expect((await handIn(rawMail({ to }), 'x'.repeat(43))).status).toBe(401);
    delete process.env.INBOUND_MAIL_TOKEN;
    expect((await handIn(rawMail({ to }))).status).toBe(404);
    process.env.INBOUND_MAIL_TOKEN = key;
  });

  it('adds a reply to its ticket without what it quotes, which opens it again', async () => {
    const { number, to } = await answered();
    const raw = rawMail({ to: to.toLowerCase(), id: '<first@demo.example>' });
    expect(await handIn(raw)).toMatchObject({ outcome: 'added', ticket_number: number });
    expect(await desk.see(number)).toMatchObject({
      status: 'open',
      messages: [{}, {}, { author: 'shopper', text: 'It came.' }],
    });
    expect(await handIn(raw)).toMatchObject({ status: 200, outcome: 'repeated' });
    expect(await messagesOf(number)).toHaveLength(3);
    await desk.step(number, 'answer', { answer: 'Good.' });
    const next = (await desk.mailsTo(email)).at(-1);
    expect(next?.inReplyTo).toBe('<first@demo.example>');
  });

  it('adds a reply whatever subject the market has given its mails', async () => {
    const words = { subject: 'News from us', opening: 'Good day.', closing: '' };
    const ticket_answered = { en: words, hi: words };
    serverProcess.mails = { ...defaultMails, ticket_answered };
    const { number, mail, to } = await answered();
    serverProcess.mails = undefined;
    expect(mail).toMatchObject({ subject: 'News from us' });
    expect(await handIn(rawMail({ to, subject: 'Re: News from us' }))).toMatchObject({
      outcome: 'added',
      ticket_number: number,
    });
  });

  it('finds the ticket by the recipient of the envelope, also of a merged one', async () => {
    const first = await answered();
    const second = await answered();
    await desk.step(second.number, 'merge', { into: first.number });
    const raw = rawMail({ to: 'undisclosed-recipients:;' });
    const query = `?to=${encodeURIComponent(second.to)}`;
    expect(await handIn(raw, key, query)).toMatchObject({
      outcome: 'added',
      ticket_number: first.number,
    });
  });

  it.each([
    ['a forged token', (to: string) => ({ to: to.replace(/\.[\da-f]{4}/, '.0000') })],
    ['another sender', (to: string) => ({ to, from: 'mallory@demo.example' })],
    [
      'a ticket that does not exist',
      (to: string) => ({ to: to.replace(/T-\w{10}/, 'T-2222222222') }),
    ],
  ])('lets %s open a new ticket only, and acknowledges that', async (_, forge) => {
    const { number, to } = await answered();
    const mail: Incoming = forge(to);
    const before = (await desk.mailsTo(mail.from ?? email)).length;
    const { outcome, ticket_number } = await handIn(rawMail(mail));
    expect(outcome).toBe('opened');
    expect(ticket_number).not.toBe(number);
    expect(await messagesOf(number)).toHaveLength(2);
    const [told] = (await desk.mailsTo(mail.from ?? email)).slice(before);
    expect(told).toMatchObject({ headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(told?.text).not.toContain('It came.');
  });

  it('opens a ticket in the language of the mail', async () => {
    const body = 'मेरा पार्सल कहाँ है?';
    const subject = `=?utf-8?B?${Buffer.from('पार्सल').toString('base64')}?=`;
    const raw = rawMail({
      to: 'support@market.example',
      from: 'hindi@demo.example',
      subject,
      body,
    });
    const { ticket_number } = await handIn(raw);
    expect(await desk.get(`tickets/${ticket_number}`)).toMatchObject({
      subject: 'पार्सल',
      locale: 'hi',
      is_own_email: false,
      messages: [{ text: body, channel: 'mail' }],
    });
  });

  it.each([
    ['To', () => ({ to: `Officer <${company().grievance_officer.email.toUpperCase()}>` })],
    ['Cc', () => ({ headers: [`Cc: a@demo.example, ${company().grievance_officer.email}`] })],
    ['Delivered-To', () => ({ headers: [`Delivered-To: <${company().grievance_officer.email}>`] })],
  ])('counts a mail to the grievance officer (%s) as a grievance', async (_, address) => {
    const grievances = async () => {
      const waiting = await countWaiting(connection.db, defaultSupport, { now: new Date() });
      return waiting.find(({ name }) => name === 'grievances')?.count ?? 0;
    };
    const before = await grievances();
    const to = 'support@market.example';
    const { ticket_number } = await handIn(rawMail({ to, ...address() }));
    expect((await desk.get(`tickets/${ticket_number}`)).topic).toBe('grievance');
    expect(await grievances()).toBe(before + 1);
    const other = await handIn(rawMail({ to }));
    expect((await desk.get(`tickets/${other.ticket_number}`)).topic).toBe('other');
    expect(await grievances()).toBe(before + 1);
    // A repeated complaint by mail is one complaint, which the merged ticket still is.
    await desk.step(ticket_number, 'merge', { into: other.ticket_number });
    expect((await desk.get(`tickets/${other.ticket_number}`)).topic).toBe('grievance');
    expect(await grievances()).toBe(before + 1);
  });

  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['Return-Path: <>'],
    ['List-Id: <offers.demo.example>'],
  ])('answers no program (%s), whose reply leaves the ticket as it stands', async (header) => {
    const from = 'program@demo.example';
    const headers = [header];
    const unasked = rawMail({ from, to: 'support@market.example', headers });
    expect((await handIn(unasked)).outcome).toBe('ignored');
    const { number, to } = await answered();
    expect((await handIn(rawMail({ to, headers }))).outcome).toBe('added');
    expect((await desk.see(number)).status).toBe('resolved');
    expect(await desk.mailsTo(from)).toEqual([]);
  });

  it.each(['support@market.example', 'no-reply@haat.example', 'mailer-daemon@demo.example'])(
    'is not drawn into a loop with %s',
    async (from) => {
      const raw = rawMail({ from, to: 'support@market.example' });
      expect((await handIn(raw)).outcome).toBe('ignored');
    },
  );

  it('keeps pictures and PDFs, three at most, and the whole mail where there are more', async () => {
    const { number, to } = await answered();
    const picture = Buffer.from(await (await somePicture()).arrayBuffer()).toString('base64');
    const part = (name: string, content: string) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`;
    const exe = Buffer.from('MZ').toString('base64');
    const raw = [
      `From: ${email}`,
      `To: ${to}`,
      'Message-ID: <files@demo.example>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b\r\nContent-Type: text/html\r\n\r\n<p>Look &amp; see</p><script>x()</script>',
      `${part('run.exe', exe)}${[1, 2, 3, 4].map((n) => part(`${n}.jpg`, picture)).join('')}--b--`,
    ].join('\r\n');
    expect((await handIn(raw)).outcome).toBe('added');
    const { messages } = await desk.get(`tickets/${number}`);
    const last = messages.at(-1);
    const kinds = last.attachments.map(({ kind }: { kind: string }) => kind).sort();
    expect([last.text, last.dropped_files]).toEqual(['Look & see', 2]);
    expect(kinds).toEqual(['mail', 'picture', 'picture', 'picture']);
  });

  /** Returns what the operator sees of an answer whose body is not shown, and what is kept. */
  async function unshown(content: string, headers: string[] = []) {
    const { number, to } = await answered();
    const raw = [
      `From: Meera <${email}>`,
      `To: ${to}`,
      'Subject: Long and wide',
      ...headers,
      '',
      content,
    ].join('\r\n');
    expect(await handIn(raw)).toMatchObject({ outcome: 'added', ticket_number: number });
    const { status, messages } = await desk.get(`tickets/${number}`);
    const { text, attachments } = messages.at(-1);
    const [file] = attachments;
    const path = `/api/operator/tickets/${number}/attachments/${file?.id}`;
    const authorization = `Bearer ${desk.operator.token}`;
    const saved = await desk.host.request(path, { headers: { authorization } });
    return { raw, status, text, attachments, saved };
  }

  const flowed = 'Content-Type: text/plain; format=flowed';
  const nested = Array.from({ length: 60 }, (_, level) => [
    `--b${level}`,
    `Content-Type: multipart/mixed; boundary=b${level + 1}`,
    '',
  ]).flat();

  it.each<[string, string, string[]?]>([
    ['more lines than any', 'a \r\n'.repeat(600_000), [flowed]],
    [
      'parts without end',
      '--b\r\n\r\n'.repeat(2000),
      ['Content-Type: multipart/mixed; boundary=b'],
    ],
    ['parts in parts', nested.join('\r\n'), ['Content-Type: multipart/mixed; boundary=b0']],
  ])('keeps a mail of %s as a file, on its ticket', async (_, content, headers) => {
    const { raw, status, text, attachments, saved } = await unshown(content, headers);
    expect([status, text]).toEqual(['open', 'Long and wide']);
    expect(attachments).toMatchObject([{ kind: 'mail', name: 'Long and wide.eml' }]);
    expect(await saved.text()).toBe(raw);
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('keeps a long mail whole beside what is shown of it', async () => {
    const { raw, text, attachments, saved } = await unshown('word '.repeat(20_000));
    expect(text).toBe('word '.repeat(1600));
    expect(attachments).toMatchObject([{ kind: 'mail' }]);
    expect(await saved.text()).toBe(raw);
  });

  it('has a sender wait who writes too much', async () => {
    const from = 'flood@demo.example';
    for (let n = 0; n < limits.ticket.account.tries; n++) {
      await handIn(rawMail({ from, to: 'support@market.example', body: 'Hi' }));
    }
    const { status } = await handIn(rawMail({ from, to: 'support@market.example' }));
    expect(status).toBe(429);
    expect(await desk.mailsTo(from)).toHaveLength(limits.stranger_mail.account.tries);
  });

  it('ignores what is no mail', async () => {
    expect(await handIn('\0 nothing')).toMatchObject({ status: 200, outcome: 'ignored' });
  });
});
