import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { LimitSettings } from '@/lib/api/schemas/settings/limits';
import type { Database } from '../../db/connection';
import { orders, shipments } from '../../db/schema/orders';
import { DomainError } from '../../host/errors';

/** Statuses from which nothing more is to be collected for a shipment. */
const over = ['delivered', 'cancelled', 'delivery_failed', 'returned'] as const;

/**
 * @throws {DomainError} 422 line_too_many or cart_too_many, for carts that were filled before a limit was lowered
 */
export function requireWithin(
  { line_quantity: most, cart_lines: mostLines }: LimitSettings,
  lines: readonly { quantity: number }[],
): void {
  if (lines.some(({ quantity }) => quantity > most)) {
    throw new DomainError(422, 'line_too_many', { params: { max: most } });
  }
  if (lines.length > mostLines) {
    throw new DomainError(422, 'cart_too_many', { params: { max: mostLines } });
  }
}

/** Whether fewer cash orders of the shopper are under way than may be. */
export async function hasCashRoom(
  tx: Database,
  userId: number,
  { open_cash_orders: most }: LimitSettings,
): Promise<boolean> {
  if (most === 0) return true;
  const open = await tx.$count(
    orders,
    and(
      eq(orders.userId, userId),
      eq(orders.paymentMethod, 'cod'),
      sql`exists ${tx
        .select({ id: shipments.id })
        .from(shipments)
        .where(and(eq(shipments.orderId, orders.id), notInArray(shipments.status, [...over])))}`,
    ),
  );
  return open < most;
}

/** @throws {DomainError} 422 cod_too_many when as many cash orders of the shopper are under way as may be */
export async function requireCashRoom(
  tx: Database,
  userId: number,
  limits: LimitSettings,
): Promise<void> {
  if (await hasCashRoom(tx, userId, limits)) return;
  const params = { max: limits.open_cash_orders };
  throw new DomainError(422, 'cod_too_many', { params, data: { method: 'cod' } });
}
