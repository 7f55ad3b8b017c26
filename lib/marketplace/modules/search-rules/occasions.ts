import { and, desc, eq, isNull } from 'drizzle-orm';
import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import type { Occasion, OccasionBody } from '@/lib/contract/schemas/search-rules/search-rules';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { searchOccasions } from '../../kernel/db/schema/search';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import { markCatalogueStale } from '../../kernel/events/stale-products/mark';
import { knownOccasions } from '../search-language';

const { id, builtIn, words, leadsTo } = searchOccasions;
const columns = { id, words, leadsTo };

type Row = { id: number; words: string[]; leadsTo: string[] };

const ownOf = ({ leadsTo: leads_to, ...row }: Row): Occasion => ({
  ...row,
  built_in: null,
  group: 'own',
  leads_to,
  is_on: true,
});

/** Returns the operators' own occasions, the newest first, then the built-in ones. */
export async function listOccasions(db: Database): Promise<Occasion[]> {
  const rows = await db
    .select({ ...columns, builtIn })
    .from(searchOccasions)
    .orderBy(desc(id));
  const off = new Set(rows.map((row) => row.builtIn));
  return [
    ...rows.filter((row) => row.builtIn === null).map(({ builtIn: _, ...row }) => ownOf(row)),
    ...knownOccasions().map((one) => ({
      id: null,
      built_in: one.id,
      group: one.group,
      words: one.words.split(', '),
      leads_to: one.leadsTo.split(', '),
      is_on: !off.has(one.id),
    })),
  ];
}

/** @throws {DomainError} 409 search_occasions_full */
export const addOccasion = (
  db: Database,
  { words: named, leads_to }: OccasionBody,
): Promise<Occasion> =>
  transact(db, async (tx) => {
    const max = searchRuleLimits.occasions;
    if ((await tx.$count(searchOccasions, isNull(builtIn))) >= max) {
      throw new DomainError(409, 'search_occasions_full', { params: { max } });
    }
    await markCatalogueStale(tx);
    const added = await tx
      .insert(searchOccasions)
      .values({ words: named, leadsTo: leads_to })
      .returning(columns);
    return ownOf(firstRow(added));
  });

/** @throws {NotFound} search_rule_not_found */
export const changeOccasion = (
  db: Database,
  ofId: number,
  { words: named, leads_to }: OccasionBody,
): Promise<Occasion> =>
  transact(db, async (tx) => {
    const [changed] = await tx
      .update(searchOccasions)
      .set({ words: named, leadsTo: leads_to })
      .where(and(eq(id, ofId), isNull(builtIn)))
      .returning(columns);
    if (!changed) throw new NotFound('search_rule_not_found');
    await markCatalogueStale(tx);
    return ownOf(changed);
  });

/** @throws {NotFound} search_rule_not_found */
export const removeOccasion = (db: Database, ofId: number): Promise<void> =>
  transact(db, async (tx) => {
    const gone = await tx
      .delete(searchOccasions)
      .where(and(eq(id, ofId), isNull(builtIn)))
      .returning({ id });
    if (gone.length === 0) throw new NotFound('search_rule_not_found');
    await markCatalogueStale(tx);
  });

/**
 * Disables or enables a built-in occasion.
 * @throws {NotFound} search_rule_not_found
 */
export const switchOccasion = (db: Database, name: string, isOn: boolean): Promise<void> =>
  transact(db, async (tx) => {
    if (!knownOccasions().some((one) => one.id === name)) {
      throw new NotFound('search_rule_not_found');
    }
    if (isOn) await tx.delete(searchOccasions).where(eq(builtIn, name));
    else {
      await tx
        .insert(searchOccasions)
        .values({ builtIn: name, words: [], leadsTo: [] })
        .onConflictDoNothing();
    }
    await markCatalogueStale(tx);
  });
