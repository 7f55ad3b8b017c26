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
import { awbKey } from '../awb-key';
import { advanceShipment } from '../shipments/advance';

type Row = z.output<typeof shipManySchema>['rows'][number];
type Found = { id: number; status: string; awb: string | null };

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
    const one = shipmentOf(row, known);
    const result = { shipment, id: one?.id ?? null };
    const message = await shipOne(db, { storeId, one, known }, row, lang);
    if (one && message === null) Object.assign(one, { status: 'shipped', awb: row.awb });
    results.push({ ...result, is_shipped: message === null, message });
  }
  return results;
}

/**
 * Returns the shipment that a row means: the one sent with its number before, else the packed one, because others
 * of its order were sent before, or cancelled. Undefined where several are packed.
 */
function shipmentOf({ carrier, awb }: Row, known: Found[]): Found | undefined {
  const key = awbKey(carrier, awb).awb;
  const isSame = (one: Found) => one.awb !== null && awbKey(carrier, one.awb).awb === key;
  const before = known.find((one) => one.status !== 'packed' && isSame(one));
  const packed = known.filter(({ status }) => status === 'packed');
  return packed.length > 1 ? before : (before ?? packed[0] ?? known[0]);
}

type Meant = { storeId: number; one: Found | undefined; known: Found[] };

/**
 * Ships one row.
 * @returns the message why it could not be shipped
 */
async function shipOne(
  db: Database,
  { storeId, one, known }: Meant,
  { carrier, awb, tracking_url }: Row,
  lang: Locale,
): Promise<string | null> {
  if (!known.length) return textOf(lang, 'api.shipment_not_found');
  if (!one) {
    const packed = known.filter(({ status }) => status === 'packed');
    return textOf(lang, 'api.several_shipments', { ids: packed.map(({ id }) => id).join(', ') });
  }
  const sentWith = shipShipmentSchema.safeParse({ carrier, awb, tracking_url });
  if (!sentWith.success) {
    const keys = sentWith.error.issues.map(({ message }) => `validation.${message}`);
    return [...new Set(keys.map((key) => inWords(lang, key)))].join(' ');
  }
  try {
    const now = new Date();
    const by = { kind: 'seller', storeId } as const;
    await advanceShipment(db, { shipmentId: one.id, by, to: 'shipped', now, ...sentWith.data });
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
    .select({
      ...{ id: shipments.id, status: shipments.status, awb: shipments.awb },
      number: orders.number,
    })
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
  for (const { number, ...one } of found) {
    for (const name of [number, String(one.id)]) {
      byName.set(name, [...(byName.get(name) ?? []), one]);
    }
  }
  return byName;
}
