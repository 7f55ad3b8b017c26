import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import type { Order } from '@/lib/contract/schemas/orders';
import { deliveryChoices, failureReasons } from '@/lib/contract/schemas/orders/scans';
import { returnKinds, returnStatuses } from '@/lib/contract/schemas/returns/terms';
import type { Return } from '@/lib/contract/schemas/returns/view';
import { latinWords } from '@/lib/i18n/testing/latin-words';
import { booksMail } from '../../audit/books/daily-check';
import { emailChangedMail } from '../../modules/accounts/change-email';
import { wayInMail } from '../../modules/accounts/codes/second-proof';
import { accountDeletedMail, otpMail } from '../../modules/accounts/mails/account-mails';
import { phoneConfirmedMail } from '../../modules/accounts/phones/confirm-phone';
import { accountExistsMail } from '../../modules/accounts/sign-up';
import { importMail } from '../../modules/imports/run/import-messages';
import { lowStockMail } from '../../modules/listings/low-stock/mail-low-stock';
import { listingDecidedMail, listingsApprovedMail } from '../../modules/listings/review';
import { noticeMail } from '../../modules/notices/send-notices';
import { moneyMail } from '../../modules/operators/limits';
import { teamMail } from '../../modules/operators/team/service';
import { cancelledMail } from '../../modules/orders/mails/cancelled-mail';
import { deliveryFailedMail } from '../../modules/orders/mails/delivery-failed-mail';
import { paidLateMail } from '../../modules/orders/mails/order-messages';
import { orderPlacedMail } from '../../modules/orders/mails/order-placed-mail';
import { shipmentMail } from '../../modules/orders/mails/shipment-mail';
import { refundedMail } from '../../modules/payments/refunds/refund-messages';
import { dealStoppedMail } from '../../modules/promotions/deals/market-deals';
import { answeredMail } from '../../modules/questions/service';
import { returnMail } from '../../modules/returns/return-messages';
import { apiAccessMail } from '../../modules/sellers/session/api-access-mail';
import { invitationMail } from '../../modules/sellers/staff/service';
import {
  confirmApplicationMail,
  vendorAppliedMail,
  vendorDecidedMail,
  vendorKnownMail,
} from '../../modules/sellers/vendors/vendor-mails';
import { webhookOffMail } from '../../modules/sellers/webhooks/send/deliver';
import { bankAccountChangedMail } from '../../modules/settlement/bank/change-bank-account';
import { payoutMail } from '../../modules/settlement/operator/note-paid';
import { payoutReturnedMail } from '../../modules/settlement/payouts/note-payout';
import { newsletterMail, ticketAnsweredMail, ticketMail } from '../../modules/support/mails';
import type { Mail } from './mailer';
import { order } from './testing/order';

const to = { email: 'asha@example.in', firstName: 'आशा', locale: 'hi' as const };
const operator = { email: to.email, name: to.firstName, locale: 'hi' as const };
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
const returned: Return = {
  id: 1,
  number: `${order.number}-R1`,
  shipment_id: 1,
  kind: 'refund',
  status: 'requested',
  reason: 'size',
  comment: null,
  created_at: order.placed_at,
  items: [
    {
      item_id: 1,
      name: 'सूती कुर्ता',
      slug: 'kurta',
      image: null,
      quantity: 1,
      amount: 999,
      replacement: null,
    },
  ],
  refund: {
    amount: 999,
    goods: 999,
    shipping: 0,
    rounding: 0,
    to: 'upi',
    account: '••••',
    refunded_at: null,
    paid_at: null,
    reference: null,
  },
  condition: null,
  timeline: [],
  pictures: [],
  store_pictures: [],
  due_at: order.placed_at,
  handed_over: null,
  can_hand_over: false,
  awaits_stock: false,
  disputed_by: null,
  can_dispute: true,
  dispute_until: null,
  credit_note: null,
};
/** Names and places of the sample order. */
const data = ['Kurta & Co', 'Asha Rao', 'MG Road', 'Pune'];

/** All mails, by the file of their template. */
const mails: Record<string, Mail[]> = {
  'account-deleted-mail': [accountDeletedMail({ ...to, keptOrders: true })],
  'account-exists-mail': [accountExistsMail(to)],
  'bank-account-mail': [
    bankAccountChangedMail(to, { holder: 'मीरा जोशी', lastDigits: '9012', ifsc: 'HDFC0001234' }),
  ],
  'email-changed-mail': [emailChangedMail(to, 'asha.rao@example.in', '7f3a')],
  'way-in-mail': (['seller', 'operator'] as const).map((area) =>
    wayInMail(area, { email: to.email, name: to.firstName, lang: 'hi' }, '7f3a'),
  ),
  'payout-mail': [payoutMail(to, { id: 1, number: 'AWV-261122', amount: 87_603, utr: 'UTR12345' })],
  'payout-returned-mail': [
    payoutReturnedMail(to, { number: 'AWV-261122', amount: 87_603, lastDigits: '9012' }),
  ],
  'cancelled-mail': (['original_payment', 'cash_due', 'nothing_paid'] as const).flatMap((target) =>
    [true, false].map((isWhole) => cancelledMail('hi', to, { ...money, lines, target, isWhole })),
  ),
  'import-mail': [0, 3].map((faulty) =>
    importMail(
      { email: to.email, name: to.firstName, lang: 'hi' },
      { id: 1, file: 'सामान' },
      { added: 5, changed: 2, unchanged: 1, left: 4, drafts: 2, faulty },
    ),
  ),
  'invitation-mail': (['owner', 'catalogue', 'orders'] as const).map((role) =>
    invitationMail('hi', to.email, { name: 'कुर्ता घर', by: 'मीरा', role, token: '7f3a', days: 7 }),
  ),
  'listing-mail': [
    ...(['approved', 'rejected'] as const).map((decision) =>
      listingDecidedMail(
        { email: to.email, name: to.firstName, lang: 'hi' },
        { id: 1, title: 'सूती कुर्ता', reasons: ['तस्वीर धुंधली है'] },
        decision,
      ),
    ),
    listingsApprovedMail({ email: to.email, name: to.firstName, lang: 'hi' }, 12),
  ],
  'low-stock-mail': [0, 12].map((more) =>
    lowStockMail(
      { email: to.email, name: to.firstName, lang: 'hi' },
      [{ name: 'सूती कुर्ता', sku: 'KURTA-1', stock: 2 }],
      more,
    ),
  ),
  'answered-mail': [
    answeredMail(
      'hi',
      to,
      { name: kurta.name, slug: kurta.slug, store: { name: vendor.store_name } },
      { question: 'कपड़ा कैसा है?', answer: 'सूती है' },
    ),
  ],
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
    otpMail(to, 'bank_account', '012345', 10, 'vendor'),
  ],
  'shipment-mail': [
    shipmentMail('hi', to, order, shipment, 'shipped'),
    shipmentMail('hi', to, order, { ...shipment, delivery_code: '4829' }, 'out_for_delivery'),
    shipmentMail('hi', to, order, shipment, 'delivered'),
  ],
  'delivery-failed-mail': failureReasons.flatMap((reason) => {
    const scans = [{ kind: 'attempt_failed' as const, at: order.placed_at, place: null, reason }];
    const choices = [...deliveryChoices];
    const courier = { scans, choices, promised_at: null, days: [], chosen: null };
    const about = { number: order.number, shipment: { ...shipment, courier }, token: 'example' };
    return deliveryFailedMail('hi', to, about) ?? [];
  }),
  'phone-confirmed-mail': [phoneConfirmedMail(to, '9876543210')],
  'refunded-mail': (['card', 'upi', 'cod'] as const).map((method) =>
    refundedMail('hi', to, { ...money, method }),
  ),
  'return-mail': returnStatuses.flatMap((status) =>
    returnKinds.map((kind) =>
      returnMail(
        'hi',
        { ...to, order: order.number, store: 'कुर्ता घर' },
        { ...returned, kind },
        {
          status,
          note: 'टैग नहीं है',
        },
      ),
    ),
  ),
  'ticket-mail': [true, false].flatMap((isOwnEmail) => [
    ticketMail('hi', { ...ticket, isOwnEmail }),
    ticketAnsweredMail({ ...ticket, isOwnEmail, answer: 'रास्ते में है।' }),
  ]),
  'books-mail': [1, 3].map((count) =>
    booksMail({ email: to.email, name: to.firstName, locale: 'hi' }, count),
  ),
  'deal-stopped-mail': [null, 'दिवाली'].map((name) =>
    dealStoppedMail(
      { email: to.email, name: to.firstName, lang: 'hi' },
      { name, startsAt: new Date(), endsAt: new Date(), reason: 'कीमत गलत है।' },
    ),
  ),
  'money-mail': (['refund_alone', 'adjust_alone', 'adjustment'] as const).map((kind) =>
    moneyMail(operator, { kind, amount: 9_00_000_00, store: 'कुर्ता घर' }, 'मीरा'),
  ),
  'paid-late-mail': [paidLateMail('hi', to, order)],
  'team-mail': (['added', 'role', 'reset', 'removed'] as const).map((kind) =>
    teamMail(operator, { kind, of: { id: 1, ...operator, role: 'finance' } }, undefined),
  ),
  'api-access-mail': [
    apiAccessMail(
      { email: to.email, name: to.firstName, lang: 'hi' },
      { by: to.firstName, what: 'system.example', path: '/seller/api/webhooks' },
    ),
  ],
  'webhook-off-mail': [
    webhookOffMail(
      { email: to.email, name: to.firstName, lang: 'hi' },
      { id: 1, url: 'https://system.example/haat' },
    ),
  ],
  'vendor-mails': [
    confirmApplicationMail('hi', to.email, '2345678923', 24),
    vendorAppliedMail('hi', vendor, 'HV-1001'),
    vendorKnownMail(to),
    vendorDecidedMail('hi', vendor, { status: 'approved', reason: null, slug: 'kurta-ghar' }),
    vendorDecidedMail('hi', vendor, { status: 'rejected', reason: 'नाम अलग है', slug: 'kurta' }),
  ],
};

it('knows every mail', () => {
  const own = readFileSync('lib/marketplace/kernel/mail/hindi.test.ts', 'utf8');
  const composing = readdirSync('lib/marketplace', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('/compose.ts'))
    .map((file) => readFileSync(join('lib/marketplace', file), 'utf8'))
    .filter((text) => text.includes('composeMail('));
  const templates = composing.flatMap((text) =>
    [...text.matchAll(/^(?:export )?(?:const|function) (?!enqueue)(\w+Mail)\b/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect(templates.length).toBeGreaterThan(30);
  expect(templates.filter((name) => !own.includes(`${name}(`))).toEqual([]);
});

it.each(Object.entries(mails))('%s says everything in Hindi but names', (_, each) => {
  for (const { subject, text, html } of each) {
    expect(latinWords(`${subject}\n${text}`, data)).toEqual([]);
    expect(html).toContain('<html lang="hi">');
  }
});
