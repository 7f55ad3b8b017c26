import { defaultCompany } from '@/lib/company/company';
import {
  defaultMails,
  type MailKind,
  mailKinds,
  mailParts,
  placeholdersOf,
} from '@/lib/contract/schemas/settings/mails';
import { locales } from '@/lib/i18n/locales';
import { serverProcess } from '@/lib/process/server-process';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { openTestDatabase } from '../../kernel/db/testing/databases';
import { sender } from '../../kernel/mail/mailer';
import { asha, order } from '../../kernel/mail/testing/order';
import { otpMail } from '../accounts/mails/account-mails';
import { orderPlacedMail } from '../orders/mails/order-placed-mail';
import { operatorToken } from '../orders/testing/orders';
import { payoutMail } from '../settlement/operator/note-paid';
import { ticketAnsweredMail, ticketMail } from '../support/mails';
import { mailKindViews, previewMail } from './preview';

const views = mailKindViews();
const unset = { subject: '', opening: '', closing: '' };

/** Replaces a mail's words, as if the settings had just been read. */
function say(kind: MailKind, words: object) {
  const set = { ...unset, ...words };
  serverProcess.mails = { ...defaultMails, [kind]: { en: set, hi: set } };
}

afterEach(() => {
  serverProcess.mails = undefined;
  serverProcess.company = undefined;
});

describe.each(locales)('words of mails (%s)', (lang) => {
  it('replaces subject and opening, adds a closing, and keeps amounts and links', () => {
    const own = orderPlacedMail(lang, asha, order);
    say('order_placed', {
      subject: 'Order\n{number} of {market}',
      opening: 'Thank you, {name}! {amount} <b>& more</b>\n{link}',
      closing: 'See you, {number}.',
    });
    const { subject, text, html } = orderPlacedMail(lang, asha, order);
    const market = lang === 'hi' ? 'हाट' : 'Haat';
    expect(subject).toBe(`Order ${order.number} of ${market}`);
    expect(text).toContain('Thank you, <Asha> & "Co"! ₹1,23,456.00 <b>& more</b>\n');
    expect(html).toContain(
      'Thank you, &lt;Asha&gt; &amp; &quot;Co&quot;! ₹1,23,456.00 &lt;b&gt;&amp; more&lt;/b&gt;<br>',
    );
    const ownOpening = own.text.split('\n\n')[1] ?? '';
    expect(text).not.toContain(ownOpening);
    for (const part of own.text.split('\n\n').filter((each) => each !== ownOpening)) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`See you, ${order.number}.\n\n--\n`);
  });

  it('keeps what has to be said below another opening', () => {
    const to = { ...asha, locale: lang };
    const payout = { id: 1, number: 'AWV-1', amount: 87_603, utr: 'UTR12345' };
    const own = payoutMail(to, payout).text.split('\n\n')[1] ?? '';
    say('payout', { opening: 'Good news.' });
    expect(payoutMail(to, payout).text).toContain(`Good news.\n\n${own}`);
  });

  it('keeps the code whatever the words are, and no name before an address is proved', () => {
    say('otp_verify', { subject: 'Welcome', opening: 'Hello from {market}' });
    const mail = otpMail({ ...asha, locale: lang }, 'verify', '012345', 10);
    expect(mail.text).toContain('\n\n012345\n\n');
    expect(mail.text).not.toContain('Asha');
  });

  it('keeps the number of a ticket, and tells a stranger’s address no name', () => {
    const ticket = {
      number: 'T-2345678923',
      name: 'Win Cash',
      email: 'o@example.in',
      subject: 'Pills',
    };
    const stranger = { ...ticket, isOwnEmail: false, message: 'https://evil.example' };
    say('ticket_opened_unproved', { subject: 'We write soon', opening: 'Thank you!' });
    expect(ticketMail(lang, stranger).text).toContain(ticket.number);
    say('ticket_answered', { subject: 'For {name}', opening: 'Dear {name}, we looked.' });
    const { subject, text } = ticketAnsweredMail({ ...stranger, locale: lang, answer: 'Yes.' });
    expect(`${subject}${text}`).not.toContain('Win Cash');
    expect(text).toContain('Yes.');
  });

  it('leaves out a name that is not known, with its comma', () => {
    say('order_placed', { opening: 'Thank you, {name}!' });
    const mail = orderPlacedMail(lang, { ...asha, firstName: '' }, order);
    expect(mail.text).toContain('\n\nThank you!\n\n');
  });

  it.each(mailKinds)('says by itself what it says with nothing set: %s', (kind) => {
    const own = previewMail({ kind, locale: lang, words: unset });
    const view = views.find((each) => each.kind === kind)?.defaults[lang];
    const { subject = '', opening = '', closing = '' } = view ?? {};
    expect(previewMail({ kind, locale: lang, words: { ...unset, subject } }).subject).toBe(
      own.subject,
    );
    if (view?.stays) {
      const again = previewMail({ kind, locale: lang, words: { ...unset, opening: 'Good day.' } });
      expect(again.html.replace(/<p[^>]*>Good day\.<\/p>\n/, '')).toBe(own.html);
    } else {
      expect(previewMail({ kind, locale: lang, words: { subject, opening, closing } })).toEqual(
        own,
      );
    }
  });
});

it('names every placeholder that its own words use', () => {
  for (const { kind, placeholders, defaults } of views) {
    for (const lang of locales) {
      const text = mailParts.map((part) => defaults[lang][part]).join(' ');
      const used = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
      expect([kind, used.filter((name) => !placeholders.includes(name ?? ''))]).toEqual([kind, []]);
    }
    expect(placeholders).toEqual(placeholdersOf(kind));
  }
});

it('sends under the name of the market where nothing else is configured', () => {
  expect(sender()).toBe('Haat <no-reply@haat.example>');
  serverProcess.company = { ...defaultCompany, brand: { en: 'Mela', hi: 'मेला' } };
  expect(sender()).toBe('Mela <no-reply@haat.example>');
});

describe('the settings of mails', () => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await openTestDatabase();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const send = (method: 'PUT' | 'POST', path: string, body: object, lang: 'en' | 'hi' = 'en') =>
    api.call(method, `/api/operator/settings/mails${path}`, { token: operatorToken, body, lang });
  const words = { subject: 'Your {number}', opening: 'धन्यवाद!', closing: '' };
  const changed = { ...defaultMails, order_placed: { en: unset, hi: words } };

  it('keeps what was set, and reads it with the defaults of the rest', async () => {
    expect((await send('PUT', '', { value: changed })).status).toBe(200);
    const held = await api.call('GET', '/api/operator/settings', { token: operatorToken });
    expect(held.body.data.mails.value).toEqual(changed);
    const { order_placed } = changed;
    expect((await send('PUT', '', { value: { order_placed } })).body.data.mails.value).toEqual(
      changed,
    );
  });

  it.each([
    ['en', '{nmae} stands for nothing in this mail.'],
    ['hi', 'इस मेल में {nmae} नहीं चलता।'],
  ] as const)('refuses an unknown placeholder by its name (%s)', async (lang, message) => {
    const wrong = { ...words, opening: 'Hello {nmae}' };
    const value = { ...changed, shipped: { en: unset, hi: wrong } };
    const { status, body } = await send('PUT', '', { value }, lang);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['value.shipped.hi.opening']]);
    expect(body.message).toContain(message);
    const preview = { kind: 'shipped', locale: 'hi', words: wrong };
    const refused = await send('POST', '/preview', preview, lang);
    expect([refused.status, refused.body.message]).toEqual([422, body.message]);
  });

  it('refuses more than a subject or a paragraph holds', async () => {
    const long = {
      en: { ...unset, subject: 'x'.repeat(151), opening: 'x'.repeat(1001) },
      hi: unset,
    };
    const { body } = await send('PUT', '', { value: { ...changed, shipped: long } });
    expect(Object.keys(body.errors)).toEqual([
      'value.shipped.en.subject',
      'value.shipped.en.opening',
    ]);
  });

  it('previews words that nobody has saved', async () => {
    const { body } = await send('POST', '/preview', { kind: 'shipped', locale: 'hi', words });
    expect(body.data.subject).toMatch(/^Your HT-/);
    expect(body.data.html).toContain('धन्यवाद!');
    expect(body.data.html).toContain('<html lang="hi">');
  });
});
