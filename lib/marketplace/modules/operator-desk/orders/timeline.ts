import type { OperatorOrder } from '@/lib/api/schemas/operators/orders';
import type { RefundRequest } from '@/lib/api/schemas/operators/refunds';
import type { Order } from '@/lib/api/schemas/orders';
import { rupees } from '../../../kernel/money/rupees';
import type { OrderParts } from './order-parts';

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

/** Everything that happened to an order, the newest first. */
export function timelineOf(
  order: Order,
  parts: OrderParts,
  requests: readonly RefundRequest[],
): Event[] {
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
        amount: rupees(it.goods + it.shipping),
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
