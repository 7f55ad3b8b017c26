import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { mailOutbox } from '../../../kernel/db/schema/mails';
import { orderNotes, sentMails } from '../../../kernel/db/schema/operator-orders';
import { operatorLog, operators } from '../../../kernel/db/schema/operators';
import { cancellations, shipments } from '../../../kernel/db/schema/orders';
import { invoices, payments, refunds } from '../../../kernel/db/schema/payments';
import { creditNotes, returnEvents, returns } from '../../../kernel/db/schema/returns';
import { logLines } from '../../operators';
import type { OrderRow } from '../../orders';
import { orderCount } from '../shoppers/queries';

/** The parts of an order that its shopper does not see, each list the oldest first. */
export type OrderParts = Awaited<ReturnType<typeof findOrderParts>>;

export async function findOrderParts(
  db: Database,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
) {
  const ofOrder = eq(payments.orderId, id);
  const [shopper] = await db
    .select({
      user: users,
      orders: orderCount,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!shopper) throw new Error(`order ${id} has no shopper`);
  return {
    shopper,
    payments: await db.select().from(payments).where(ofOrder).orderBy(asc(payments.id)),
    refunds: (
      await db
        .select({ row: refunds })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(ofOrder)
        .orderBy(asc(refunds.id))
    ).map(({ row }) => row),
    cancellations: await db
      .select()
      .from(cancellations)
      .where(eq(cancellations.orderId, id))
      .orderBy(asc(cancellations.id)),
    returns: await db
      .select()
      .from(returns)
      .where(eq(returns.orderId, id))
      .orderBy(asc(returns.id)),
    returnEvents: await db
      .select({ number: returns.number, event: returnEvents })
      .from(returnEvents)
      .innerJoin(returns, eq(returns.id, returnEvents.returnId))
      .where(eq(returns.orderId, id))
      .orderBy(asc(returnEvents.id)),
    invoices: await db
      .select({ number: invoices.number, issuedAt: invoices.issuedAt })
      .from(invoices)
      .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
      .where(eq(shipments.orderId, id)),
    creditNotes: await db
      .select({ note: creditNotes, invoice: invoices.number })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .innerJoin(shipments, eq(shipments.id, invoices.shipmentId))
      .where(eq(shipments.orderId, id))
      .orderBy(asc(creditNotes.id)),
    sentMails: await db
      .select()
      .from(sentMails)
      .where(eq(sentMails.orderId, id))
      .orderBy(asc(sentMails.id)),
    waitingMails: await waitingMails(db, id),
    notes: await db
      .select({ note: orderNotes, by: operators.name })
      .from(orderNotes)
      .leftJoin(operators, eq(operators.id, orderNotes.operatorId))
      .where(eq(orderNotes.orderId, id))
      .orderBy(asc(orderNotes.id)),
  };
}

/** Selects an order's unsent mails; the outbox is short, because it holds only unsent ones. */
const waitingMails = (db: Database, orderId: number) =>
  db
    .select({
      content: mailOutbox.content,
      createdAt: mailOutbox.createdAt,
      tries: mailOutbox.tries,
    })
    .from(mailOutbox)
    .where(
      sql`${mailOutbox.content}->>'orderId' = ${String(orderId)}
        or ${mailOutbox.content}->>'returnId' in (select id::text from ${returns}
          where ${returns.orderId} = ${orderId})
        or ${mailOutbox.content}->>'refundId' in (select r.id::text from ${refunds} r
          join ${payments} p on p.id = r.payment_id where p.order_id = ${orderId})`,
    )
    .orderBy(asc(mailOutbox.id));

/** Returns operators' changes of an order and its parts, the newest first. */
export async function findOrderLog(db: Database, subjects: string[], lang: Locale) {
  const rows = await db
    .select({ line: operatorLog, name: operators.name })
    .from(operatorLog)
    .leftJoin(operators, eq(operators.id, operatorLog.operatorId))
    .where(inArray(operatorLog.subject, subjects))
    .orderBy(desc(operatorLog.at), desc(operatorLog.id))
    .limit(100);
  return logLines(db, rows, lang);
}
