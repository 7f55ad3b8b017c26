/**
 * The retention of a table that grows with the market: `for ever`, and why; deleted `with` the row it belongs to; an
 * outbox, whose rows are deleted once `done`; or deleted after a number of `days` by the step of the same name of the
 * job "clean up" (app/clean-up.ts), which takes the days from here.
 */
export type Growth =
  | { kept: 'for ever'; why: string }
  | { kept: 'with'; its: string }
  | { kept: 'until done'; by: string }
  | { kept: 'days'; days: number; step: string };

const forEver = (why: string): Growth => ({ kept: 'for ever', why });
const withIts = (its: string): Growth => ({ kept: 'with', its });
const untilDone = (by: string): Growth => ({ kept: 'until done', by });
const days = (count: number, step: string): Growth => ({ kept: 'days', days: count, step });

const law = 'the tax law wants it for eight years, and the account of an order is read whole';
const account = 'until its owner erases the account';
const goods = 'orders and pages name it';
const books = 'the books add it up: an order or a product without it would not agree';

/** Every table that grows with shoppers, orders and goods. A new table states its retention here. */
export const growth = {
  users: forEver(account),
  tokens: days(30, 'sessions'),
  addresses: withIts('users'),
  cart_lines: withIts('users'),
  saved_items: withIts('users'),
  wishlist_items: withIts('users'),
  shopper_hashes: withIts('users'),
  known_devices: days(180, 'devices'),
  idempotency_keys: days(1, 'idempotency keys'),
  products: forEver(goods),
  product_translations: withIts('products'),
  product_media: withIts('products'),
  listings: forEver(goods),
  listing_revisions: withIts('listings'),
  store_pictures: untilDone('clean up'),
  price_history: days(400, 'former prices'),
  stock_movements: forEver(books),
  stock_holds: forEver(books),
  low_stock: untilDone('low stock'),
  reviews: withIts('listings'),
  review_votes: withIts('reviews'),
  review_pictures: withIts('reviews'),
  product_questions: withIts('products'),
  product_notices: days(400, 'notices'),
  orders: forEver(law),
  shipments: forEver(law),
  order_items: forEver(law),
  shipment_events: forEver(books),
  delivery_codes: withIts('shipments'),
  cash_risks: withIts('orders'),
  cash_confirmations: withIts('orders'),
  shipment_splits: withIts('shipments'),
  split_items: withIts('order_items'),
  courier_bookings: forEver(law),
  courier_scans: withIts('courier_bookings'),
  prepaid_notices: withIts('courier_bookings'),
  delivery_days: untilDone('promised days, after ninety days'),
  delivery_links: days(1, 'links of deliveries'),
  courier_events: days(90, 'events of couriers'),
  cancellations: forEver(law),
  order_notes: forEver('append-only: what operators knew'),
  door_payments: forEver(law),
  cash_remittances: forEver(law),
  invoices: forEver(law),
  returns: forEver(law),
  return_items: forEver(law),
  return_units: forEver(law),
  return_events: forEver(law),
  credit_notes: forEver(law),
  coupon_uses: forEver(books),
  payments: forEver(law),
  refunds: forEver(law),
  refund_offsets: forEver(books),
  payment_events: days(90, 'events of payments'),
  cash_receipts: forEver(law),
  ledger_transactions: forEver(law),
  ledger_entries: forEver(law),
  unposted_events: untilDone('ledger'),
  settlement_lines: forEver(law),
  posted_mails: untilDone('mails'),
  sent_mails: days(730, 'sent mails'),
  message_choices: withIts('users'),
  message_consents: withIts('users'),
  phone_messages: days(90, 'messages on phones'),
  message_statuses: withIts('phone_messages'),
  stale_products: untilDone('stale products'),
  cdn_purges: untilDone('cdn purges'),
  webhook_events: days(30, 'webhooks'),
  webhook_deliveries: withIts('webhook_events'),
  webhook_attempts: withIts('webhook_deliveries'),
  import_rows: untilDone('clean up'),
  import_values: untilDone('clean up'),
  import_undo: untilDone('clean up'),
  support_tickets: forEver('grievances are answered for, by law'),
  support_messages: withIts('support_tickets'),
  search_counts: untilDone('search counts, after ninety days'),
  unmet_searches: untilDone('search counts, after ninety days'),
  operator_log: forEver('append-only: who changed what'),
  operator_log_changes: withIts('operator_log'),
} satisfies Record<string, Growth>;

export type LargeTable = keyof typeof growth;

/** Returns the days after which rows of the table are deleted. */
export function daysOf(table: LargeTable): number {
  const rule: Growth = growth[table];
  if (rule.kept !== 'days') throw new Error(`${table} is not kept for days`);
  return rule.days;
}
