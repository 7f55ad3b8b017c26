import { and, asc, inArray } from 'drizzle-orm';
import { disputable } from '@/lib/contract/schemas/returns/terms';
import type { Return } from '@/lib/contract/schemas/returns/view';
import type { Locale } from '@/lib/i18n/locales';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { creditNotes, returnEvents, returnPictures } from '../../kernel/db/schema/returns';
import { rupees } from '../../kernel/money/rupees';
import { nameOf } from '../orders';
import { listReplacementFacts } from './exchange';
import { mayHandOver } from './hand-over';
import { accountText, maskedAccount } from './pay-out';
import { listReturnItems, type ReturnRow } from './queries';
import { refundOf } from './rounding';

type Fact = Awaited<ReturnType<typeof listReplacementFacts>>[number];

/** Returns returns in the contract's shape, in the order given. */
export async function viewReturns(
  db: Database,
  lang: Locale,
  rows: readonly ReturnRow[],
): Promise<Return[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const items = await listReturnItems(db, ids);
  const wanted = items.flatMap(({ row: { replacementId } }) => replacementId ?? []);
  const facts = wanted.length ? await listReplacementFacts(db, wanted) : [];
  const events = await db
    .select()
    .from(returnEvents)
    .where(inArray(returnEvents.returnId, ids))
    .orderBy(asc(returnEvents.at), asc(returnEvents.id));
  const pictures = await db
    .select()
    .from(returnPictures)
    .where(and(inArray(returnPictures.returnId, ids)))
    .orderBy(asc(returnPictures.position), asc(returnPictures.id));
  const notes = await db
    .select({ returnId: creditNotes.returnId, number: creditNotes.number })
    .from(creditNotes)
    .where(inArray(creditNotes.returnId, ids));
  return rows.map((row) => {
    const own = pictures.filter(({ returnId }) => returnId === row.id);
    return {
      ...headOf(row),
      items: items
        .filter(({ row: { returnId } }) => returnId === row.id)
        .map(({ row: part, item }) => ({
          item_id: item.id,
          name: nameOf(item, lang),
          slug: item.slug,
          image: item.image,
          quantity: part.quantity,
          amount: rupees(part.total),
          replacement:
            row.kind === 'exchange' ? toReplacement(facts, part.replacementId, lang) : null,
        })),
      timeline: events
        .filter(({ returnId }) => returnId === row.id)
        .map(({ status, by, at, note }) => ({ status, by, at: at.toISOString(), note })),
      pictures: own.filter(({ storeId }) => storeId === null).map(toPicture),
      store_pictures: own.filter(({ storeId }) => storeId !== null).map(toPicture),
      credit_note: notes.find(({ returnId }) => returnId === row.id)?.number ?? null,
    };
  });
}

function headOf(row: ReturnRow) {
  const { goods, shipping, rounding, target, account } = row;
  return {
    id: row.id,
    number: row.number,
    shipment_id: row.shipmentId,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    comment: row.comment,
    created_at: row.createdAt.toISOString(),
    refund: {
      amount: rupees(refundOf(row)),
      goods: rupees(goods),
      shipping: rupees(shipping),
      rounding: rupees(rounding),
      to: target,
      account: account && (row.paidAt ? accountText(account) : maskedAccount(account)),
      refunded_at: row.refundedAt?.toISOString() ?? null,
      paid_at: row.paidAt?.toISOString() ?? null,
      reference: row.paidReference,
    },
    condition: row.condition,
    due_at: row.dueAt?.toISOString() ?? null,
    handed_over: row.handedOverAt && {
      at: row.handedOverAt.toISOString(),
      carrier: row.handedOverCarrier,
      awb: row.handedOverAwb,
    },
    can_hand_over: mayHandOver(row, new Date()),
    awaits_stock: row.awaitingStockSince !== null,
    can_dispute:
      disputable.some((status) => status === row.status) &&
      !row.disputedAt &&
      !(row.disputeUntil && row.disputeUntil < new Date()),
    disputed_by: row.disputedBy,
    dispute_until: row.disputeUntil?.toISOString() ?? null,
  };
}

function toReplacement(facts: Fact[], id: number | null, lang: Locale) {
  const fact = facts.find(({ productId }) => productId === id);
  if (!fact) return null;
  const { productId, colour, size, image } = fact;
  const name = translated(fact, 'name', lang);
  return { product_id: productId, name, colour, size, image };
}

const toPicture = ({ id, url, width, height }: typeof returnPictures.$inferSelect) => ({
  id,
  image: url,
  width,
  height,
});
