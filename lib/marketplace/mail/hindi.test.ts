import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { Order } from '@/lib/api/schemas/orders';
import { latinWords } from '@/lib/i18n/testing/latin-words';
import { noticeMail } from '../notices/notice-mail';
import { cancelledMail } from '../orders/mails/cancelled-mail';
import { orderPlacedMail } from '../orders/mails/order-placed-mail';
import { shipmentMail } from '../orders/mails/shipment-mail';
import { refundedMail } from '../payments/refunds/refunded-mail';
import type { Mail } from './mailer';
import { accountDeletedMail } from './templates/account-deleted-mail';
import { accountExistsMail } from './templates/account-exists-mail';
import { newsletterMail } from './templates/newsletter-mail';
import { otpMail } from './templates/otp-mail';
import { ticketAnsweredMail, ticketMail } from './templates/ticket-mail';
import {
  confirmApplicationMail,
  vendorAppliedMail,
  vendorDecidedMail,
  vendorKnownMail,
} from './templates/vendor-mails';
import { order } from './testing/order';

const to = { email: 'asha@example.in', firstName: 'आशा', locale: 'hi' as const };
const vendor = { email: to.email, first_name: to.firstName, store_name: 'कुर्ता घर' };
const ticket = {
  ...to,
  number: 'HT-1001',
  name: 'आशा',
  subject: 'डिलीवरी',
  message: 'पार्सल कहाँ है?',
};
const [shipment] = order.shipments as [Order['shipments'][number]];
const money = { number: order.number, shipping: 49, amount: 1048, left: 500 };
const kurta = { name: 'सूती कुर्ता', slug: 'kurta', image_1: null, price: 999 } as ProductCard;
const lines = [{ name: 'सूती कुर्ता', quantity: 2, amount: 999 }];
const paid = { method: 'upi', captured: true } as const;
/** Names and places of the sample order. */
const data = ['Kurta & Co', 'Asha Rao', 'MG Road', 'Pune'];

/** All mails there are, by the file of their template. */
const mails: Record<string, Mail[]> = {
  'account-deleted-mail': [accountDeletedMail({ ...to, keptOrders: true })],
  'account-exists-mail': [accountExistsMail(to)],
  'cancelled-mail': (['original_payment', 'cash_due', 'nothing_paid'] as const).flatMap((target) =>
    [true, false].map((isWhole) => cancelledMail('hi', to, { ...money, lines, target, isWhole })),
  ),
  'newsletter-mail': [newsletterMail('hi', to.email, '7f3a')],
  'notice-mail': (['back', 'cheaper'] as const).map((about) =>
    noticeMail('hi', { id: 1, ...to }, { about, product: kurta, before: 1200 }),
  ),
  'order-placed-mail': [
    orderPlacedMail('hi', to, order),
    orderPlacedMail('hi', to, { ...order, payment: { ...order.payment, ...paid } }),
  ],
  'otp-mail': [
    otpMail(to, 'verify', '012345', 10),
    otpMail(to, 'reset', '012345', 1),
    otpMail(to, 'reset', '012345', 10, 'vendor'),
  ],
  'shipment-mail': [
    shipmentMail('hi', to, order, shipment, 'shipped'),
    shipmentMail('hi', to, order, shipment, 'delivered'),
  ],
  'refunded-mail': (['card', 'upi', 'cod'] as const).map((method) =>
    refundedMail('hi', to, { ...money, method }),
  ),
  'ticket-mail': [true, false].flatMap((isOwnEmail) => [
    ticketMail('hi', { ...ticket, isOwnEmail }),
    ticketAnsweredMail({ ...ticket, isOwnEmail, answer: 'रास्ते में है।' }),
  ]),
  'vendor-mails': [
    confirmApplicationMail('hi', to.email, '2345678923', 24),
    vendorAppliedMail('hi', vendor, 'HV-1001'),
    vendorKnownMail(to),
    vendorDecidedMail('hi', vendor, { status: 'approved', reason: null, slug: 'kurta-ghar' }),
    vendorDecidedMail('hi', vendor, { status: 'rejected', reason: 'नाम अलग है', slug: 'kurta' }),
  ],
};

it('knows every mail', () => {
  const templates = readdirSync('lib/marketplace', { recursive: true, encoding: 'utf8' })
    .filter((file) => /-mails?\.ts$/.test(file))
    .map((file) => basename(file, '.ts'));
  expect(Object.keys(mails).sort()).toEqual(templates.sort());
});

it.each(Object.entries(mails))('%s says everything in Hindi but names', (_, each) => {
  for (const { subject, text, html } of each) {
    expect(latinWords(`${subject}\n${text}`, data)).toEqual([]);
    expect(html).toContain('<html lang="hi">');
  }
});
