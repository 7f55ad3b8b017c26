import { config } from '@/lib/config';
import { otpMail } from '../../modules/accounts/mails/account-mails';
import { accountExistsMail } from '../../modules/accounts/sign-up';
import { orderPlacedMail } from '../../modules/orders/mails/order-placed-mail';
import { background, backgroundDone } from '../jobs/background';
import { asha, order } from './testing/order';

it.each(['en', 'hi'] as const)('says everything of an order in text and HTML (%s)', (lang) => {
  const mail = orderPlacedMail(lang, asha, order);
  const hindi = lang === 'hi';
  for (const part of [
    hindi ? 'विक्रेता: Kurta & Co' : 'Sold by Kurta & Co',
    hindi ? '25 नवंबर से 28 नवंबर' : '25 November and 28 November',
    'सूती <कुर्ता> × 2: ₹999.00',
    hindi ? 'डिलीवरी शुल्क: मुफ़्त' : 'Shipping: Free',
    '₹1,23,456.00',
    hindi ? 'पुणे, महाराष्ट्र 411001' : 'Pune, Maharashtra 411001',
    `${config.siteUrl}${hindi ? '/hi' : ''}/track-order/HT-261121-7K3QZD`,
  ]) {
    expect(mail.text).toContain(part);
  }
  expect(mail.html).toContain('सूती &lt;कुर्ता&gt;\u00a0×\u00a02');
  expect(mail.html).toContain('Kurta &amp; Co');
  expect(mail.html).toContain(`<html lang="${lang}">`);
  expect(mail.html).not.toContain('<Asha>');
});

it('escapes names and carries the code in subject, text and HTML', () => {
  const mail = otpMail({ ...asha, locale: 'en' }, 'reset', '012345', 10);
  expect(mail.subject).toBe('012345 is your code for a new password');
  expect(mail.text).toContain('Hello <Asha> & "Co",');
  expect(mail.text).toContain('valid for 10 minutes');
  expect(mail.html).toContain('&lt;Asha&gt; &amp; &quot;Co&quot;');
  expect(mail.html).toContain('>012345<');
});

it("links to the shopper's language", () => {
  const mail = accountExistsMail({ ...asha, locale: 'hi' });
  expect(mail.subject).toBe('हाट पर आपका खाता पहले से है');
  expect(mail.html).toContain(`href="${config.siteUrl}/hi/signin"`);
  expect(mail.text).toContain(`${config.siteUrl}/hi/forgot-password`);
});

it('logs a mail that cannot be sent and goes on', async () => {
  const done: string[] = [];
  background('failing mail', () => Promise.reject(new Error('SMTP is down')));
  background('other mail', async () => done.push('sent'));
  await backgroundDone();
  expect(done).toEqual(['sent']);
});

it.each([
  ['cod', false, 'Please keep ₹1,23,456.00 ready to pay on delivery.'],
  ['upi', true, 'We have received your payment of ₹1,23,456.00 by UPI.'],
  ['card', true, 'We have received your payment of ₹1,23,456.00 by card.'],
] as const)('says what is paid of an order by %s', (method, captured, words) => {
  const payment = { ...order.payment, method, captured };
  expect(orderPlacedMail('en', asha, { ...order, payment }).text).toContain(words);
});
