import type { BookedRow } from '@/lib/contract/schemas/seller/couriers';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { DomainError } from '../../../kernel/errors';
import type { CourierContext } from '../courier-context';
import { bookCourier } from './book';
import { openBookingOf } from './open-booking';

type Many = {
  storeId: number;
  ids: readonly number[];
  prefer: 'cheapest' | 'fastest';
  now: Date;
};

/** Books couriers for shipments of a store, one after the other; each answers for itself. */
export async function bookMany(
  context: CourierContext,
  { ids, ...booking }: Many,
  lang: Locale,
): Promise<BookedRow[]> {
  const results: BookedRow[] = [];
  for (const id of new Set(ids)) {
    try {
      await bookCourier(context, { ...booking, shipmentId: id });
      const open = await openBookingOf(context.db, id);
      results.push({ id, state: open?.state ?? null, awb: open?.awb ?? null, message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const key = `api.${error.code}`;
      const message = textOf(lang, hasText(key) ? key : 'errors.unexpected', error.details.params);
      results.push({ id, state: null, awb: null, message });
    }
  }
  return results;
}
