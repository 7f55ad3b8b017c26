import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Problem } from '@/lib/contract/schemas/seller/listing-problems';
import type { Database } from '../../../kernel/db/connection';
import { flashDeals, products } from '../../../kernel/db/schema/catalog';
import { paiseOf } from '../../../kernel/money/rupees';
import type { PublishedSku } from './published-skus';
import type { Publishing } from './sku-rows';

/**
 * Returns the SKUs among `ids` whose price cannot be raised because a deal refers to it
 * (`products_raised_price`).
 */
export async function skusUnderDeal(tx: Database, ids: number[]): Promise<Set<number>> {
  if (!ids.length) return new Set();
  const rows = await tx
    .select({ id: flashDeals.productId })
    .from(flashDeals)
    .where(
      and(
        inArray(flashDeals.productId, ids),
        gt(flashDeals.endsAt, sql`now()`),
        lte(flashDeals.startsAt, sql`now() + interval '15 days'`),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns codes of SKUs in other listings of the store, by listing. */
export async function takenCodes(
  tx: Database,
  publishings: Pick<Publishing, 'id' | 'storeId' | 'document'>[],
): Promise<Map<number, Set<string>>> {
  const codes = [
    ...new Set(publishings.flatMap(({ document }) => document.skus.map((s) => s.sku))),
  ];
  const [first] = publishings;
  if (!first || !codes.length) return new Map();
  const holders = await tx
    .select({ sku: products.sku, listingId: products.listingId })
    .from(products)
    .where(and(sql`${products.storeId} = ${first.storeId}`, inArray(products.sku, codes)));
  const holderOf = new Map(holders.map(({ sku, listingId }) => [sku, listingId]));
  const claimed = new Map<string, number>();
  return new Map(
    publishings.map(({ id, document }) => {
      const taken = document.skus.filter(({ sku }) => {
        const holder = holderOf.get(sku) ?? claimed.get(sku) ?? id;
        claimed.set(sku, holder);
        return holder !== id;
      });
      return [id, new Set(taken.map(({ sku }) => sku))];
    }),
  );
}

/** Returns why listings with complete documents cannot be published, by listing. */
export async function refusals(
  tx: Database,
  publishings: Publishing[],
  present: ReadonlyMap<string, PublishedSku>,
): Promise<Map<number, Problem[]>> {
  const taken = await takenCodes(tx, publishings);
  const raised = publishings.flatMap(({ id, document }) =>
    document.skus.flatMap((sku) => {
      const before = present.get(`${id} ${sku.sku}`);
      return before && paiseOf(sku.price ?? 0) > before.price ? [before.id] : [];
    }),
  );
  const underDeal = await skusUnderDeal(tx, raised);
  const refused = new Map<number, Problem[]>();
  for (const { id, document } of publishings) {
    const problems = document.skus.flatMap((sku, index): Problem[] => {
      const before = present.get(`${id} ${sku.sku}`);
      if (taken.get(id)?.has(sku.sku)) return [{ field: `skus.${index}.sku`, code: 'sku_taken' }];
      if (before && underDeal.has(before.id)) {
        return [{ field: `skus.${index}.price`, code: 'price_under_deal' }];
      }
      return [];
    });
    if (problems.length) refused.set(id, problems);
  }
  return refused;
}
