import type { ProductCard } from '@/lib/contract/schemas/catalog';
import { accountDeletedMail, otpMail } from '../../modules/accounts/mails/account-mails';
import { phoneConfirmedMail } from '../../modules/accounts/phones/confirm-phone';
import { noticeMail } from '../../modules/notices/send-notices';
import { orderPlacedMail } from '../../modules/orders/mails/order-placed-mail';
import {
  confirmApplicationMail,
  vendorKnownMail,
} from '../../modules/sellers/vendors/vendor-mails';
import { newsletterMail, ticketAnsweredMail, ticketMail } from '../../modules/support/mails';
import { asha, order } from './testing/order';

const langs = ['en', 'hi'] as const;
type Lang = (typeof langs)[number];
const to = (locale: Lang) => ({ ...asha, locale });
/** A visitor's own texts: mail to other people contains none of them. */
const written = { name: 'Win Cash', subject: 'Cheap pills', message: 'https://evil.example' };
const notice = {
  about: 'back',
  product: { name: 'Diya', slug: 'diya', image_1: '/media/d.webp', price: 90 } as ProductCard,
  before: 100,
} as const;
const ticket = { ...written, number: 'T-2345678923', email: asha.email, isOwnEmail: false };

/** Footers of mails; one to an address that nobody has proved to own must not mention an account. */
const footers = {
  account: { en: 'because of your account', hi: 'हाट पर आपका खाता है' },
  sign_up: { en: 'entered this address for a new account', hi: 'नया खाता खोलना चाहा' },
  former: { en: 'your account at Haat was deleted', hi: 'आपका खाता हटा दिया गया है' },
  application: { en: 'entered this address in an application', hi: 'आवेदन में यह पता दिया गया है' },
  store: { en: 'because of your store, or your application', hi: 'आपकी दुकान है या उसका आवेदन' },
  ticket: { en: 'this address was given in a message', hi: 'संदेश में यह पता दिया गया था' },
  notice: { en: 'asked Haat to tell you', hi: 'ख़बर देने को कहा था' },
  newsletter: { en: 'for Haat’s newsletter', hi: 'न्यूज़लेटर के लिए यह पता दिया गया है' },
};

describe.each(langs)('the footer of a mail (%s)', (lang) => {
  it.each([
    ['an order', 'account', orderPlacedMail(lang, asha, order)],
    ['a phone that signs in', 'account', phoneConfirmedMail(to(lang), '9876543210')],
    ['a new password', 'account', otpMail(to(lang), 'reset', '012345', 10)],
    ['an address to confirm', 'sign_up', otpMail(to(lang), 'verify', '012345', 10)],
    ['a deleted account', 'former', accountDeletedMail({ ...to(lang), keptOrders: false })],
    ['an application', 'application', confirmApplicationMail(lang, asha.email, '2345678923', 24)],
    ['an applicant who is known', 'store', vendorKnownMail(to(lang))],
    ["a vendor's new password", 'store', otpMail(to(lang), 'reset', '012345', 10, 'vendor')],
    ['a ticket', 'ticket', ticketMail(lang, ticket)],
    ['a product that is back', 'notice', noticeMail(lang, { ...asha, id: 7 }, notice)],
    ['the newsletter', 'newsletter', newsletterMail(lang, asha.email, '7f3a')],
  ] as const)('about %s says why it comes', (_, reason, { text, html }) => {
    for (const part of [text.split('\n--\n')[1], html.split('</table>').at(-2)]) {
      for (const [kind, footer] of Object.entries(footers)) {
        expect([kind, part?.includes(footer[lang])]).toEqual([kind, kind === reason]);
      }
      expect(part).toContain(lang === 'hi' ? '/hi/support' : '/support');
    }
  });
});

describe.each(langs)('mail to an address that nobody has proved (%s)', (lang) => {
  it.each([
    ['a new ticket', ticketMail(lang, ticket)],
    ['its answer', ticketAnsweredMail({ ...ticket, locale: lang, answer: 'We look.' })],
    ['a sign-up', otpMail({ ...to(lang), firstName: written.name }, 'verify', '012345', 10)],
  ])('about %s repeats nothing that a visitor wrote', (_, { subject, text, html }) => {
    for (const words of Object.values(written)) {
      expect(`${subject}${text}${html}`).not.toContain(words);
    }
  });

  it('carries the number of the ticket, its link and our answer', () => {
    const { text } = ticketAnsweredMail({ ...ticket, locale: lang, answer: 'We look.' });
    expect(text).toContain(`/support?ticket=${ticket.number}`);
    expect(text).toContain('We look.');
  });

  it('repeats a ticket to who has proved the address', () => {
    const { text } = ticketMail(lang, { ...ticket, isOwnEmail: true });
    for (const words of Object.values(written)) expect(text).toContain(words);
  });
});
