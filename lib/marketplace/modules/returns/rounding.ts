import { and, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { returns } from '../../kernel/db/schema/returns';
import { type LockedShipment, orderValue } from '../orders';

type Money = { goods: number; shipping: number };

type Asked = Money & {
  /** The return's id, where it is written already. */
  id?: number;
  /** Other returns count once they are refunded, or as soon as they were requested. */
  others: 'refunded' | 'asked';
};

/**
 * Computes the rounding of a return whose shipment was paid in whole rupees. A part is refunded to the paisa; the
 * return that leaves nothing gives back exactly the rest of the cash, and none gives back more than that.
 * @returns signed paise; 0 where the shipment was paid to the paisa
 */
export async function roundingOfReturn(
  tx: Database,
  shipment: LockedShipment,
  { id, goods, shipping, others }: Asked,
): Promise<number> {
  if (!shipment.inRupees) return 0;
  const { grandTotal: paid, rounding } = orderValue([shipment]);
  const before = await refundedOf(tx, shipment.id, id, others);
  const amount = goods + shipping;
  const isLast = paid - rounding === before.exact + amount;
  const left = Math.max(0, paid - before.back);
  return (isLast ? left : Math.min(amount, left)) - amount;
}

/** The refunds of other returns of the shipment: by its lines, and with their rounding. Paise. */
async function refundedOf(
  tx: Database,
  shipmentId: number,
  id: number | undefined,
  others: Asked['others'],
): Promise<{ exact: number; back: number }> {
  const counts =
    others === 'refunded'
      ? isNotNull(returns.refundedAt)
      : and(
          eq(returns.kind, 'refund'),
          notInArray(returns.status, ['refused', 'sent_back', 'lapsed']),
        );
  const isOther = id === undefined ? undefined : ne(returns.id, id);
  const exact = sql<number>`coalesce(sum(${returns.goods} + ${returns.shipping}), 0)::float8`;
  const rounding = sql<number>`coalesce(sum(${returns.rounding}), 0)::float8`;
  const [sum] = await tx
    .select({ exact, rounding })
    .from(returns)
    .where(and(eq(returns.shipmentId, shipmentId), counts, isOther));
  return { exact: sum?.exact ?? 0, back: (sum?.exact ?? 0) + (sum?.rounding ?? 0) };
}

/** The whole refund of a return; paise. */
export const refundOf = ({ goods, shipping, rounding }: Money & { rounding: number }) =>
  goods + shipping + rounding;
