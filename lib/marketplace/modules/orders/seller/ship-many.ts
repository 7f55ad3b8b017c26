import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { codeText } from '@/lib/contract/schemas/numbers/identifier-text';
import {
  type ShippedRow,
  type shipManySchema,
  shipShipmentSchema,
} from '@/lib/contract/schemas/seller/shipments';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { DomainError } from '../../../kernel/errors';
import { advanceShipment } from '../shipments/advance';

type Row = z.output<typeof shipManySchema>['rows'][number];
type Found = { id: number; status: string };

/**
 * Marks shipments of a store as shipped by a list of order numbers (or ids of shipments), carriers and AWB
 * numbers, each in its own transaction. A row processed before counts as done.
 * @returns the result of each row, in their order
 */
export async function shipMany(
  db: Database,
  { storeId, rows }: { storeId: number; rows: readonly Row[] },
  lang: Locale,
): Promise<ShippedRow[]> {
  const found = await findShipments(db, storeId, rows);
  const results: ShippedRow[] = [];
  for (const row of rows) {
    const shipment = row.shipment.trim();
    const known = found.get(nameOf(row)) ?? [];
    // The packed shipment of an order is meant: its others were sent before, or cancelled.
    const one = known.find(({ status }) => status === 'packed') ?? known[0];
    const result = { shipment, id: one?.id ?? null };
    const message = one
      ? await shipOne(db, { storeId, id: one.id }, row, lang)
      : textOf(lang, 'api.shipment_not_found');
    results.push({ ...result, is_shipped: message === null, message });
  }
  return results;
}

/**
 * Ships one row.
 * @returns the message why it could not be shipped
 */
async function shipOne(
  db: Database,
  { storeId, id }: { storeId: number; id: number },
  { carrier, awb, tracking_url }: Row,
  lang: Locale,
): Promise<string | null> {
  const sentWith = shipShipmentSchema.safeParse({ carrier, awb, tracking_url });
  if (!sentWith.success) {
    const keys = sentWith.error.issues.map(({ message }) => `validation.${message}`);
    return [...new Set(keys.map((key) => inWords(lang, key)))].join(' ');
  }
  try {
    const now = new Date();
    const by = { kind: 'seller', storeId } as const;
    await advanceShipment(db, { shipmentId: id, by, to: 'shipped', now, ...sentWith.data });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { fields } = error.details;
    const of = fields && Object.values(fields).map((key) => inWords(lang, `validation.${key}`));
    return of?.join(' ') || inWords(lang, `api.${error.code}`, error.details.params);
  }
}

const inWords = (lang: Locale, key: string, params?: DomainError['details']['params']) =>
  textOf(lang, hasText(key) ? key : 'errors.unexpected', params);

const nameOf = ({ shipment }: Row) => codeText(shipment).replace(/^#/, '');

/** Returns the store's shipments by the names in the rows, the newest last. */
async function findShipments(
  db: Database,
  storeId: number,
  rows: readonly Row[],
): Promise<Map<string, Found[]>> {
  const names = [...new Set(rows.map(nameOf))];
  const ids = names.filter((name) => /^[1-9]\d{0,14}$/.test(name)).map(Number);
  const found = await db
    .select({ id: shipments.id, status: shipments.status, number: orders.number })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(
      and(
        eq(shipments.storeId, storeId),
        or(inArray(orders.number, names), inArray(shipments.id, ids)),
      ),
    )
    .orderBy(asc(shipments.id));
  const byName = new Map<string, Found[]>();
  for (const { id, status, number } of found) {
    for (const name of [number, String(id)]) {
      byName.set(name, [...(byName.get(name) ?? []), { id, status }]);
    }
  }
  return byName;
}
