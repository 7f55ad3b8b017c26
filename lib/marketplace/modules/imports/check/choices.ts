import { and, desc, eq, or } from 'drizzle-orm';
import type { ValueKind } from '@/lib/contract/schemas/seller/imports';
import type { Database } from '../../../kernel/db/connection';
import { importChoices } from '../../../kernel/db/schema/imports';

/**
 * A value of a file whose meaning is uncertain; a store's answer counts for all rows with the same value. The
 * hint is the proposal where one value can mean several things: `Indoor` for lamps, and for sofas.
 */
export type Ask = { kind: ValueKind; value: string; hint: string };

/** Returns a store's answer for a value; undefined if it has not answered yet. */
export type Choices = (ask: Ask) => string | undefined;

export const noChoices: Choices = () => undefined;

/** Maximum characters of a value in a question. */
export const longestValue = 200;

/** Kinds of answers that count for one file only, because rates and stock change. */
const ofFile: readonly ValueKind[] = ['currency', 'stock'];

/** Maximum number of a store's choices that are read, the latest first. */
const most = 5000;

/** Returns the import that a choice belongs to; 0 if it also counts for the store's other files. */
export const fileOf = (kind: ValueKind, importId: number) => (ofFile.includes(kind) ? importId : 0);

const keyOf = ({ kind, value, hint }: Ask) => JSON.stringify([kind, value, hint]);

/** Reads a store's choices for values of its files. */
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
