import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { BulkStep } from '@/lib/contract/schemas/seller/shipments';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { DomainError } from '../../../kernel/errors';
import { advanceShipment } from '../shipments/advance';

/** The status after each step. */
export const stepTo = {
  confirm: 'confirmed',
  pack: 'packed',
  'out-for-delivery': 'out_for_delivery',
  deliver: 'delivered',
} as const satisfies Record<BulkStep, ShipmentStatus>;

type Result = { id: number; status: ShipmentStatus | null; message: string | null };

/** Moves shipments of a store one step, each in its own transaction, and returns the result of each. */
export async function advanceMany(
  db: Database,
  { storeId, ids, step }: { storeId: number; ids: readonly number[]; step: BulkStep },
  lang: Locale,
): Promise<Result[]> {
  const results: Result[] = [];
  const to = stepTo[step];
  for (const id of new Set(ids)) {
    try {
      const by = { kind: 'seller', storeId } as const;
      await advanceShipment(db, { shipmentId: id, by, to, now: new Date() });
      results.push({ id, status: to, message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const key = `api.${error.code}`;
      const message = textOf(lang, hasText(key) ? key : 'errors.unexpected', error.details.params);
      results.push({ id, status: null, message });
    }
  }
  return results;
}
