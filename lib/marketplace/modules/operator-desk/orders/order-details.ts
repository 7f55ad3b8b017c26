import type { OperatorOrder } from '@/lib/contract/schemas/operators/orders';
import type { RefundRequest } from '@/lib/contract/schemas/operators/refunds';
import type { Order } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { fullName } from '@/lib/i18n/names/full-name';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { orderNotes } from '../../../kernel/db/schema/operator-orders';
import { transact } from '../../../kernel/db/transaction';
import { NotFound } from '../../../kernel/errors';
import { market } from '../../../kernel/http/actor';
import { rupees } from '../../../kernel/money/rupees';
import { viewCashRisk } from '../../cash-risk';
import { actsAloneUpTo } from '../../operators';
import { findOrder, mayMove, movesOf, type OrderRow, viewOrder } from '../../orders';
import { leftToRefund } from '../../payments';
import { viewRefundsOf } from '../refunds/queries';
import { findOrderLog, findOrderParts, type OrderParts } from './order-parts';

type Event = OperatorOrder['timeline'][number];

const event = (at: Date | string, kind: Event['kind'], facts: Partial<Event> = {}): Event => ({
  at: typeof at === 'string' ? at : at.toISOString(),
  kind,
  status: null,
  text: null,
  amount: null,
  by: null,
  ...facts,
});

/** Returns all events of an order, the newest first. */
function timelineOf(order: Order, parts: OrderParts, requests: readonly RefundRequest[]): Event[] {
  const events = [
    event(order.placed_at, 'placed', { text: order.number, amount: order.totals.grand_total }),
    ...order.shipments.flatMap(({ store, timeline }) =>
      timeline.map(({ at, status, note }) =>
        event(at, 'shipment', { status, text: [store.name, note].filter(Boolean).join(': ') }),
      ),
    ),
    ...parts.invoices.map(({ number, issuedAt }) => event(issuedAt, 'invoice', { text: number })),
    ...parts.payments.map((it) =>
      event(it.processedAt ?? it.createdAt, 'payment', {
        status: it.status,
        text: [it.number, it.providerPaymentId, it.failureReason].filter(Boolean).join(' · '),
        amount: rupees(it.amount),
      }),
    ),
    ...parts.cancellations.map((it) =>
      event(it.createdAt, 'cancellation', {
        text: it.reason,
        amount: rupees(it.goods + it.shipping + it.rounding),
        by: it.by,
      }),
    ),
    ...parts.refunds.map((it) =>
      event(it.processedAt ?? it.createdAt, 'refund', {
        status: it.status,
        text: it.providerRefundId,
        amount: rupees(it.amount),
      }),
    ),
    ...requests.flatMap((it) => [
      event(it.requested_at, 'refund_request', {
        status: 'requested',
        text: it.reason,
        amount: it.amount,
        by: it.requested_by?.name ?? null,
      }),
      ...(it.decided_at
        ? [
            event(it.decided_at, 'refund_request', {
              status: it.state === 'refused' ? 'refused' : 'approved',
              text: it.decision_note,
              amount: it.amount,
              by: it.decided_by,
            }),
          ]
        : []),
    ]),
    ...parts.returnEvents.map(({ number, event: it }) =>
      event(it.at, 'return', {
        status: it.status,
        text: [number, it.note].filter(Boolean).join(': '),
        by: it.by,
      }),
    ),
    ...parts.creditNotes.map(({ note }) =>
      event(note.issuedAt, 'credit_note', { text: note.number, amount: rupees(note.total) }),
    ),
    ...parts.sentMails.map((it) => event(it.sentAt, 'mail', { status: 'sent', text: it.subject })),
    ...parts.waitingMails.map((it) =>
      event(it.createdAt, 'mail', {
        status: it.tries ? 'failing' : 'waiting',
        text: it.content.kind,
      }),
    ),
    ...parts.notes.map(({ note, by }) => event(note.createdAt, 'note', { text: note.text, by })),
  ];
  return events
    .map((it, index) => ({ it, index }))
    .sort(newestFirst)
    .map(({ it }) => it);
}

type Indexed = { it: Event; index: number };

const newestFirst = (one: Indexed, other: Indexed) =>
  other.it.at.localeCompare(one.it.at) || other.index - one.index;

/**
 * Returns an order's row.
 * @throws {NotFound} order_not_found
 */
export async function findOrderRow(db: Database, number: string): Promise<OrderRow> {
  const row = await findOrder(db, market, { number });
  if (!row) throw new NotFound('order_not_found');
  return row;
}

/**
 * Returns an order with all its events.
 * @throws {NotFound} order_not_found
 */
export async function viewOperatorOrder(
  db: Database,
  lang: Locale,
  number: string,
): Promise<OperatorOrder> {
  const row = await findOrderRow(db, number);
  const order = await viewOrder(db, lang, market, { number });
  const parts = await findOrderParts(db, row);
  const requests = await viewRefundsOf(db, row.id);
  const subjects = [
    `orders/${row.number}`,
    ...order.shipments.map(({ id }) => `shipments/${id}`),
    ...requests.map(({ id }) => `refunds/${id}`),
    ...parts.returns.map(({ id }) => `returns/${id}`),
  ];
  const paid = parts.payments.find(({ captured }) => captured);
  const open = order.shipments.filter(({ status }) => status !== 'cancelled');
  return {
    order,
    shopper: toShopper(parts),
    moves: order.shipments.map(({ id, status, is_replacement }) => ({
      shipment_id: id,
      // An unpaid order is cancelled as a whole, and a replacement cannot be cancelled by itself.
      moves: movesOf('operator', status).filter(
        (to) => to !== 'cancelled' || !(is_replacement || status === 'pending_payment'),
      ),
    })),
    can_cancel:
      open.length > 0 &&
      open.every(
        ({ status, is_replacement }) => !is_replacement && mayMove('operator', status, 'cancelled'),
      ),
    refundable: paid ? rupees(await leftToRefund(db, paid)) : 0,
    alone_up_to: rupees(await actsAloneUpTo(db, 'refund_alone')),
    cash_risk: await viewCashRisk(db, lang, row.id),
    needs_account: row.paymentMethod === 'cod',
    ...toMoney(parts, lang),
    refund_requests: requests,
    timeline: timelineOf(order, parts, requests),
    log: await findOrderLog(db, subjects, lang),
  };
}

function toShopper({ shopper: { user, orders } }: OrderParts): OperatorOrder['shopper'] {
  return {
    id: user.id,
    name: fullName(user.firstName, user.lastName),
    email: user.email,
    phone: user.phone,
    is_verified: user.verifiedAt !== null,
    since: user.createdAt.toISOString(),
    orders,
  };
}

function toMoney(parts: OrderParts, lang: Locale) {
  return {
    payments: parts.payments.map((it) => ({
      number: it.number,
      method: it.method,
      amount: rupees(it.amount),
      status: it.status,
      provider_order_id: it.providerOrderId,
      provider_payment_id: it.providerPaymentId,
      provider_status: it.providerStatus,
      failure_reason: it.failureReason,
      created_at: it.createdAt.toISOString(),
      processed_at: it.processedAt?.toISOString() ?? null,
    })),
    refunds: parts.refunds.map((it) => ({
      id: it.id,
      amount: rupees(it.amount),
      reason: reasonText(it.reason, lang),
      status: it.status,
      tries: it.tries,
      provider_refund_id: it.providerRefundId,
      created_at: it.createdAt.toISOString(),
      processed_at: it.processedAt?.toISOString() ?? null,
    })),
    returns: parts.returns.map((it) => ({
      id: it.id,
      number: it.number,
      kind: it.kind,
      status: it.status,
      amount: rupees(it.goods + it.shipping + it.rounding),
      created_at: it.createdAt.toISOString(),
    })),
    credit_notes: parts.creditNotes.map(({ note, invoice }) => ({
      number: note.number,
      invoice_number: invoice,
      total: rupees(note.total),
      issued_at: note.issuedAt.toISOString(),
    })),
  };
}

function reasonText(reason: string, lang: Locale): string {
  const key = `refund_reasons.${reason}`;
  return textOf(lang, hasText(key) ? key : 'refund_reasons.other');
}

/**
 * Adds a note to an order.
 * @throws {NotFound} order_not_found
 */
export async function addOrderNote(
  db: Database,
  { number, operatorId, text }: { number: string; operatorId: number | null; text: string },
): Promise<void> {
  const { id } = await findOrderRow(db, number);
  await transact(db, (tx) => tx.insert(orderNotes).values({ orderId: id, operatorId, text }));
}
