import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { handOverSchema } from '@/lib/contract/schemas/returns/request';
import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import { shipments } from '../../kernel/db/schema/orders';
import { returnItems, returns, returnUnits } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { asShopper } from '../../kernel/http/actor';
import { awbKey } from '../orders';
import { afterDays } from './clocks';
import { noteStep } from './note-step';
import { attachPictures } from './pictures';
import { lockReturn, type ReturnRow } from './queries';

type HandOver = z.output<typeof handOverSchema> & { userId: number; rules: ReturnSettings };

/**
 * Returns whether the shopper may say that the goods are on their way: for a lapsed return as long as a refusal can
 * be disputed.
 */
export const mayHandOver = ({ status, disputeUntil, disputedAt }: ReturnRow, now: Date) =>
  status === 'accepted' ||
  (status === 'lapsed' && !disputedAt && disputeUntil !== null && now <= disputeUntil);

/**
 * Records the shopper's report that the goods are on their way, with the proof. From then on the store's
 * clock runs: a return that it neither receives nor contests in time is refunded.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move; return_changed if a later return has taken the units
 * @throws {InvalidFields} awb: of another shipment; pictures
 */
export function handOver(db: Database, id: number, given: HandOver, now: Date): Promise<void> {
  const { userId, pictures, rules } = given;
  return transact(db, async (tx) => {
    const { row } = await lockReturn(tx, id, asShopper({ id: userId }));
    if (!mayHandOver(row, now)) throw new DomainError(409, 'return_cannot_move');
    if (row.status === 'lapsed' && !(await holdsItsUnits(tx, id))) {
      throw new DomainError(409, 'return_changed');
    }
    const known = given.carrier && given.awb ? awbKey(given.carrier, given.awb) : undefined;
    if (known) await refuseKnownAwb(tx, id, known);
    const most = rules.most_pictures;
    await attachPictures(tx, { returnId: id, owner: { userId }, pictures, most });
    const note = known ? `${given.carrier} ${known.awb}` : null;
    const step = { status: 'picked_up', by: 'shopper', note, at: now } as const;
    await noteStep(tx, row, step, {
      handedOverAt: now,
      handedOverCarrier: known?.carrier ?? null,
      handedOverAwb: known?.awb ?? null,
      dueAt: afterDays(rules, 'receive_days', now),
      disputeUntil: null,
    });
  });
}

async function holdsItsUnits(tx: Database, returnId: number): Promise<boolean> {
  const items = await tx.select().from(returnItems).where(eq(returnItems.returnId, returnId));
  const ids = items.map((item) => item.id);
  const held = await tx.$count(returnUnits, inArray(returnUnits.returnItemId, ids));
  return held === items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Refuses a number that another return, or a shipment to a shopper, has: it is no proof. */
async function refuseKnownAwb(
  tx: Database,
  id: number,
  { carrier, awb }: { carrier: string; awb: string },
): Promise<void> {
  const others = await tx.$count(
    returns,
    and(eq(returns.handedOverCarrier, carrier), eq(returns.handedOverAwb, awb), ne(returns.id, id)),
  );
  const sent = await tx.$count(
    shipments,
    sql`${shipments.awb} is not null and parcel_key(${shipments.awb}) = ${awb}
      and parcel_key(${shipments.carrier}) = ${carrier}`,
  );
  if (others || sent) throw new InvalidFields({ awb: 'awb_taken' });
}
