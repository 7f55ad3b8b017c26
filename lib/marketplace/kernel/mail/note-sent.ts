import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection';
import type { MailMessage } from '../db/schema/mails';
import { sentMails } from '../db/schema/operator-orders';
import { payments, refunds } from '../db/schema/payments';
import { returns } from '../db/schema/returns';

/** Notes that a mail about an order was sent, for those who look after the order. Others leave no trace. */
export async function noteSentMail(
  db: Database,
  message: MailMessage,
  { subject, provider }: { subject: string; provider: string },
): Promise<void> {
  const orderId = await orderOf(db, message);
  if (orderId)
    await db.insert(sentMails).values({ orderId, kind: message.kind, subject, provider });
}

async function orderOf(db: Database, { orderId, refundId, returnId }: MailMessage) {
  if (typeof orderId === 'number') return orderId;
  if (typeof refundId === 'number') {
    const [row] = await db
      .select({ orderId: payments.orderId })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId));
    return row?.orderId;
  }
  if (typeof returnId !== 'number') return undefined;
  const [row] = await db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(eq(returns.id, returnId));
  return row?.orderId;
}
