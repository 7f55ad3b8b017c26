import { and, desc, eq, or } from 'drizzle-orm';
import type { ValueKind } from '@/lib/api/schemas/seller/imports';
import type { Database } from '../../../kernel/db/connection';
import { importChoices } from '../../../kernel/db/schema/imports';

/**
 * A value of a file that is not known for certain: what a store says of it once counts for all rows that say the same.
 * The hint is what was proposed where one value can mean several things: `Indoor` for lamps, and for sofas.
 */
export type Ask = { kind: ValueKind; value: string; hint: string };

/** What a store has said of values; undefined where it has not yet. */
export type Choices = (ask: Ask) => string | undefined;

export const noChoices: Choices = () => undefined;

/** Characters of a value that is asked about. */
export const longestValue = 200;

/** What holds for one file alone: rates and stock change. */
const ofFile: readonly ValueKind[] = ['currency', 'stock'];

/** Choices of a store that are read, the latest first. */
const most = 5000;

/** The file that a choice belongs to; null where it counts for the store's other files too. */
export const fileOf = (kind: ValueKind, importId: number) => (ofFile.includes(kind) ? importId : 0);

const keyOf = ({ kind, value, hint }: Ask) => JSON.stringify([kind, value, hint]);

/** What a store has chosen for values of its files. */
export async function readChoices(
  db: Database,
  storeId: number,
  importId: number,
): Promise<Choices> {
  const rows = await db
    .select()
    .from(importChoices)
    .where(
      and(
        eq(importChoices.storeId, storeId),
        or(eq(importChoices.ofImport, 0), eq(importChoices.ofImport, importId)),
      ),
    )
    .orderBy(desc(importChoices.usedAt))
    .limit(most);
  const byKey = new Map(rows.map((row) => [keyOf(row), row.choice]));
  return (ask) => byKey.get(keyOf(ask));
}
