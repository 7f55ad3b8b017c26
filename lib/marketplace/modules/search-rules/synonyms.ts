import { desc, eq } from 'drizzle-orm';
import { searchRuleLimits } from '@/lib/contract/schemas/search-rules/limits';
import type { Synonym, SynonymBody } from '@/lib/contract/schemas/search-rules/search-rules';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { searchSynonyms } from '../../kernel/db/schema/search';
import { transact } from '../../kernel/db/transaction';
import { DomainError, NotFound } from '../../kernel/errors';
import { markCatalogueStale } from '../../kernel/events/stale-products/mark';

const { id, words, meanings } = searchSynonyms;
const columns = { id, words, meanings };

/** Returns all groups of operators' synonyms, the newest first. */
export const listSynonyms = (db: Database): Promise<Synonym[]> =>
  db.select(columns).from(searchSynonyms).orderBy(desc(searchSynonyms.id));

/** @throws {DomainError} 409 search_synonyms_full */
export const addSynonym = (db: Database, body: SynonymBody): Promise<Synonym> =>
  transact(db, async (tx) => {
    const max = searchRuleLimits.synonyms;
    if ((await tx.$count(searchSynonyms)) >= max) {
      throw new DomainError(409, 'search_synonyms_full', { params: { max } });
    }
    await markCatalogueStale(tx);
    return firstRow(await tx.insert(searchSynonyms).values(body).returning(columns));
  });

/** @throws {NotFound} search_rule_not_found */
export const changeSynonym = (db: Database, ofId: number, body: SynonymBody): Promise<Synonym> =>
  transact(db, async (tx) => {
    const [changed] = await tx
      .update(searchSynonyms)
      .set(body)
      .where(eq(id, ofId))
      .returning(columns);
    if (!changed) throw new NotFound('search_rule_not_found');
    await markCatalogueStale(tx);
    return changed;
  });

/** @throws {NotFound} search_rule_not_found */
export const removeSynonym = (db: Database, ofId: number): Promise<void> =>
  transact(db, async (tx) => {
    const gone = await tx.delete(searchSynonyms).where(eq(id, ofId)).returning({ id });
    if (gone.length === 0) throw new NotFound('search_rule_not_found');
    await markCatalogueStale(tx);
  });
