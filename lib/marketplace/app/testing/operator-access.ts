import { defaultCompany } from '@/lib/company/company';
import { homeSectionNames } from '@/lib/contract/schemas/home/sections';
import { defaultDelivery } from '@/lib/contract/schemas/settings/delivery';
import { defaultDispatch } from '@/lib/contract/schemas/settings/dispatch';
import { defaultLimits } from '@/lib/contract/schemas/settings/limits';
import { defaultMails } from '@/lib/contract/schemas/settings/mails';
import { defaultMessages } from '@/lib/contract/schemas/settings/messages';
import { defaultPincodes } from '@/lib/contract/schemas/settings/pincodes';
import { defaultReturns } from '@/lib/contract/schemas/settings/returns';
import { defaultSupport } from '@/lib/contract/schemas/settings/support';
import { defaultTaxes } from '@/lib/contract/schemas/settings/taxes';
import { routesOf } from './contract-rows';

const accessBanner = {
  kind: 'hero',
  image: '/media/banners/diya.webp',
  link: '/deals',
  locale: 'en',
  title: 'Diyas',
  alt: 'A diya',
};

/** A valid body of each route of operators that takes one. */
export const operatorBodies: Record<string, object> = {
  'POST /api/operator/me/recovery-codes': { otp: '000000' },
  'POST /api/operator/operators': { email: 'a@b.in', name: 'A', role: 'support' },
  'PUT /api/operator/operators/{id}': { role: 'support' },
  'POST /api/operator/operators/{id}/reset': {},
  'POST /api/operator/operators/{id}/remove': {},
  'POST /api/operator/health/webhooks/replay': { which: 'received' },
  'POST /api/operator/health/actions': { action: 'check_books' },
  'POST /api/operator/orders/{orderNumber}/notes': { text: 'Called, no answer' },
  'POST /api/operator/orders/{orderNumber}/cancel': { reason: 'Asked by phone' },
  'POST /api/operator/orders/{orderNumber}/refunds': { amount: 50, reason: 'A scratch' },
  'POST /api/operator/shipments/{id}/arrival': { note: 'Signed for' },
  'POST /api/operator/cash/remittances': {
    courier: 'nobody',
    reference: 'R-1',
    rows: [{ awb: 'AWB-OF-NOBODY', amount: 1 }],
  },
  'POST /api/operator/cash': {
    reference: 'DEPOSIT-1',
    orders: [{ order_number: 'HT-000000-AAAAAA', amount: 1 }],
  },
  'POST /api/operator/refunds/{id}/decide': { approve: true, note: 'Seen' },
  'POST /api/operator/refunds/{id}/paid': { reference: 'UTR12345678' },
  'POST /api/operator/shoppers/{id}/block': { reason: 'Chargebacks' },
  'POST /api/operator/shoppers/{id}/unblock': { reason: 'It was a mistake' },
  'POST /api/operator/shoppers/{id}/erase': { email: 'a@b.in', reason: 'Asked by mail' },
  'PUT /api/operator/limits/{name}': { alone_up_to: 2000 },
  'POST /api/operator/settings/pincode-directory': { lines: 'MH|Pune|पुणे|411:001', source: 'a.csv' },
  'PUT /api/operator/settings/company': { value: defaultCompany },
  'PUT /api/operator/settings/delivery': { value: defaultDelivery },
  'PUT /api/operator/settings/dispatch': { value: defaultDispatch },
  'PUT /api/operator/settings/support': { value: defaultSupport },
  'PUT /api/operator/settings/returns': { value: defaultReturns },
  'PUT /api/operator/settings/limits': { value: defaultLimits },
  'PUT /api/operator/settings/taxes': { value: defaultTaxes },
  'PUT /api/operator/settings/gst-rates': {
    from: '2099-04-01',
    rows: [{ hsn_prefix: '7117', percent: 5, notification: '1/2099' }],
  },
  'POST /api/operator/settings/gst-rates/preview': {
    from: '2099-04-01',
    rows: [{ hsn_prefix: '7117', percent: 5, notification: '1/2099' }],
  },
  'PUT /api/operator/settings/pincodes': { value: defaultPincodes },
  'PUT /api/operator/settings/mails': { value: defaultMails },
  'PUT /api/operator/settings/messages': { value: defaultMessages },
  'PUT /api/operator/sms-templates/{kind}/{locale}': {
    template_id: '1007000000000000001',
    text: 'Access {#var#}',
    variables: ['otp'],
  },
  'POST /api/operator/settings/mails/preview': {
    kind: 'order_placed',
    locale: 'en',
    words: { subject: '', opening: '', closing: '' },
  },
  'POST /api/operator/shipments/{id}/advance': { to: 'confirmed' },
  'POST /api/operator/vendors/{number}/decide': { status: 'approved' },
  'POST /api/operator/listings/{id}/decide': { decision: 'approve' },
  'POST /api/operator/catalogue/preview': {
    edit: { kind: 'hsn', value: '6205' },
    ids: [99_999_999],
  },
  'POST /api/operator/catalogue/edits': {
    edit: { kind: 'hsn', value: '6205' },
    listings: [{ id: 99_999_999, version: 1 }],
  },
  'POST /api/operator/categories': { name: 'Lamps', slug: 'lamps' },
  'PUT /api/operator/categories/{id}': { name: 'Lamps', slug: 'lamps' },
  'PUT /api/operator/categories/{id}/place': { from: null, parent_id: null, ids: [99_999_999] },
  'POST /api/operator/categories/{id}/merge': { into: 99_999_999 },
  'POST /api/operator/brands': { name: 'Diya', slug: 'diya' },
  'PUT /api/operator/brands/{id}': { name: 'Diya', slug: 'diya' },
  'POST /api/operator/brands/{id}/merge': { into: 99_999_999 },
  'POST /api/operator/home/banners': accessBanner,
  'PUT /api/operator/home/banners/order': { ids: [99_999_999] },
  'PUT /api/operator/home/banners/{id}': accessBanner,
  'PUT /api/operator/home/sections': {
    sections: homeSectionNames.map((name) => ({ name })),
  },
  'PUT /api/operator/home/picks': { listing_ids: [] },
  'PUT /api/operator/content/{kind}/{slug}/{locale}': { version: 0, body: 'Hello.' },
  'POST /api/operator/content/{kind}/{slug}/{locale}/file': { version: 0 },
  'POST /api/operator/content/{kind}/{slug}/{locale}/withdraw': { version: 0 },
  'POST /api/operator/search/synonyms': { words: ['access', 'entry'] },
  'PUT /api/operator/search/synonyms/{id}': { words: ['access', 'entry'] },
  'POST /api/operator/search/boosts': { kind: 'brand', target_id: 99_999_999 },
  'PUT /api/operator/search/boosts/{id}': { kind: 'brand', target_id: 99_999_999 },
  'POST /api/operator/search/occasions': { words: ['access'], leads_to: ['saree 9'] },
  'PUT /api/operator/search/occasions/{id}': { words: ['access'], leads_to: ['saree 9'] },
  'PUT /api/operator/search/built-in-occasions/{name}': { is_on: true },
  'POST /api/operator/coupons': { code: 'ACCESS10', kind: 'percent', value: 10, paid_by: 'market' },
  'PUT /api/operator/coupons/{id}': { kind: 'percent', value: 10 },
  'POST /api/operator/deals/{id}/stop': { reason: 'The price is wrong' },
  'POST /api/operator/questions/{id}/answer': { answer: 'Yes.' },
  'POST /api/operator/questions/{id}/decide': { show: true },
  'POST /api/operator/reviews/reports/{id}/decide': { show: true },
  'POST /api/operator/returns/{id}/decide': { accept: true, note: 'Seen' },
  'POST /api/operator/returns/{id}/paid': { reference: 'UTR12345678' },
  'POST /api/operator/returns/{id}/came-back': {
    utr: 'BACK12345678',
    returned_on: '2026-11-20',
    reason: 'No such UPI id',
    refund_to: { kind: 'upi', upi: 'asha@okbank' },
  },
  'POST /api/operator/tickets/{number}/answer': { answer: 'Thank you.' },
  'POST /api/operator/tickets/{number}/notes': { text: 'Called, no answer' },
  'POST /api/operator/tickets/{number}/topic': { topic: 'grievance' },
  'POST /api/operator/tickets/{number}/merge': { into: 'T-2222222222' },
  'POST /api/operator/ticket-templates': { name: 'Access', text: 'Yes.', text_hi: 'हाँ।' },
  'PUT /api/operator/ticket-templates/{id}': { name: 'Access', text: 'Yes.', text_hi: 'हाँ।' },
  'POST /api/operator/settlements/export': {},
  'POST /api/operator/settlements/pay': { ids: [99_999_999] },
  'POST /api/operator/settlements/{id}/paid': { utr: 'UTR123456789' },
  'POST /api/operator/settlements/{id}/failed': { reason: 'Account closed' },
  'POST /api/operator/settlements/{id}/came-back': {
    utr: 'BACK123456789',
    returned_on: '2026-11-20',
    reason: 'Account closed',
  },
  'POST /api/operator/adjustments': {
    store_id: 99_999_999,
    amount: -10,
    reason: 'Late parcels',
    key: 'access',
  },
  'POST /api/operator/adjustments/{id}/decide': { approve: true, note: 'Seen' },
  'POST /api/operator/commission-rates': { store: 'nowhere', percent: 5 },
};

/** All routes of operators, with a valid body if they take one. */
export const operatorRoutes: Record<string, object | undefined> = Object.fromEntries(
  routesOf('operator').map((route) => [route, operatorBodies[route]]),
);
