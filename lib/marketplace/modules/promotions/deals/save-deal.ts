import { and, eq, sql } from 'drizzle-orm';
import { dealLimits } from '@/lib/contract/schemas/promotions/deal-price';
import type { DealBody } from '@/lib/contract/schemas/promotions/deals';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { firstRow } from '../../../kernel/db/first-row';
import { flashDeals } from '../../../kernel/db/schema/catalog';
import { deals } from '../../../kernel/db/schema/deals';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { markProductsStale } from '../../../kernel/events/stale-products/mark';
import type { Period } from './honest';
import { type DealLine, lockLines } from './lines';
import { refusedSkus } from './refusals';

type Member = { storeId: number; vendorId: number };
type Wanted = DealBody & { lang: Locale; now: Date };

const day = 24 * 3600 * 1000;
/** The most open deals of a store. */
const most = 300;

/**
 * Creates a deal.
 * @returns its id
 * @throws {DomainError} 409 deal_refused with the refused SKUs and the reasons, deals_full
 * @throws {InvalidFields} deal_period, deal_long
 */
export const createDeal = (db: Database, member: Member, wanted: Wanted): Promise<number> =>
  guarded(db, async (tx) => {
    const period = periodOf(wanted);
    const { storeId, vendorId } = member;
    const open = and(eq(deals.storeId, storeId), sql`${deals.endsAt} > now()`);
    if ((await tx.$count(deals, open)) >= most) {
      throw new DomainError(409, 'deals_full', { params: { max: most } });
    }
    const lines = await acceptedLines(tx, storeId, wanted, period);
    const { name, percent } = wanted;
    const { id } = firstRow(
      await tx
        .insert(deals)
        .values({ storeId, createdBy: vendorId, name, percent, ...period })
        .returning({ id: deals.id }),
    );
    await writeLines(tx, id, lines, period);
    return id;
  });

/**
 * Changes a deal that has not begun.
 * @throws {NotFound} deal_not_found
 * @throws {DomainError} 409 deal_begun, or as `createDeal`
 */
export const changeDeal = (
  db: Database,
  { storeId }: Member,
  { id, ...wanted }: Wanted & { id: number },
): Promise<void> =>
  guarded(db, async (tx) => {
    const before = await lockDeal(tx, storeId, id);
    if (before.startsAt <= wanted.now) throw new DomainError(409, 'deal_begun');
    const period = periodOf(wanted);
    await tx.delete(flashDeals).where(eq(flashDeals.dealId, id));
    const lines = await acceptedLines(tx, storeId, wanted, period);
    const { name = null, percent = null } = wanted;
    await tx
      .update(deals)
      .set({ name, percent, ...period })
      .where(eq(deals.id, id));
    await writeLines(tx, id, lines, period);
  });

/**
 * Ends a running deal.
 * @throws {NotFound} deal_not_found
 * @throws {DomainError} 409 deal_not_running
 */
export const endDeal = (
  db: Database,
  { storeId }: Member,
  { id, now }: { id: number; now: Date },
): Promise<void> =>
  transact(db, async (tx) => {
    const { startsAt, endsAt } = await lockDeal(tx, storeId, id);
    if (startsAt >= now || endsAt <= now) throw new DomainError(409, 'deal_not_running');
    await closeDeal(tx, id, now);
  });

/** Ends a deal that has begun, for good. */
export async function closeDeal(tx: Database, id: number, now: Date): Promise<void> {
  // Its SKUs follow by their foreign key.
  await tx.update(deals).set({ endsAt: now, endedAt: now }).where(eq(deals.id, id));
  await markProductsStale(tx, await productsOf(tx, id));
}

/**
 * Deletes a deal that has not begun.
 * @throws {NotFound} deal_not_found
 * @throws {DomainError} 409 deal_begun
 */
export const removeDeal = (
  db: Database,
  { storeId }: Member,
  { id, now }: { id: number; now: Date },
): Promise<void> =>
  transact(db, async (tx) => {
    const { startsAt } = await lockDeal(tx, storeId, id);
    if (startsAt <= now) throw new DomainError(409, 'deal_begun');
    await tx.delete(deals).where(eq(deals.id, id));
  });

/** Turns the database's refusals of near misses, which pass the checks above, into errors without details. */
async function guarded<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await transact(db, work);
  } catch (error) {
    const refused = { flash_deals_no_overlap: 'deals_overlap', flash_deals_honest: 'deals_honest' };
    const code = refused[constraintOf(error) as keyof typeof refused];
    throw code ? new DomainError(409, code) : error;
  }
}

function periodOf({ starts_at, ends_at, now }: Wanted): Period {
  const endsAt = new Date(ends_at);
  const startsAt = starts_at && Date.parse(starts_at) > now.getTime() ? new Date(starts_at) : now;
  if (endsAt <= startsAt) throw new InvalidFields({ ends_at: 'deal_period' });
  if (endsAt.getTime() - startsAt.getTime() > dealLimits.days * day) {
    throw new InvalidFields({ ends_at: 'deal_long' });
  }
  if (startsAt.getTime() - now.getTime() > dealLimits.ahead * day) {
    throw new InvalidFields({ starts_at: 'deal_far' });
  }
  return { startsAt, endsAt };
}

async function acceptedLines(tx: Database, storeId: number, wanted: Wanted, period: Period) {
  const lines = await lockLines(tx, storeId, wanted);
  const refused = await refusedSkus(tx, lines, period, wanted.lang);
  if (refused.length) {
    throw new DomainError(409, 'deal_refused', {
      params: { count: refused.length, first: refused[0]?.message ?? '' },
      data: { refused },
    });
  }
  return lines;
}

async function writeLines(tx: Database, dealId: number, lines: DealLine[], period: Period) {
  await tx
    .insert(flashDeals)
    .values(lines.map(({ productId, price }) => ({ dealId, productId, price, ...period })));
  await markProductsStale(
    tx,
    lines.map(({ productId }) => productId),
  );
}

async function lockDeal(tx: Database, storeId: number, id: number) {
  const [deal] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), eq(deals.storeId, storeId)))
    .for('update');
  if (!deal) throw new NotFound('deal_not_found');
  return deal;
}

async function productsOf(tx: Database, dealId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: flashDeals.productId })
    .from(flashDeals)
    .where(eq(flashDeals.dealId, dealId));
  return rows.map(({ id }) => id);
}
