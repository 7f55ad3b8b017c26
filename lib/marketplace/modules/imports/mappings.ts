import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { sourceFields } from '@/lib/contract/schemas/seller/import-fields';
import type { ImportMapping } from '@/lib/contract/schemas/seller/imports';
import type { Database } from '../../kernel/db/connection';
import { importMappings } from '../../kernel/db/schema/imports';
import type { sampleFile } from './files/sample';
import { guessMapping, withEarlier } from './formats/guess-mapping';

const headingsHash = (names: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([...names].sort()))
    .digest('base64url');

type Seen = Awaited<ReturnType<typeof sampleFile>>;

/** Maximum number of a store's mappings searched for columns that another file has too. */
const mostMappings = 20;

/**
 * Returns the mapping that the store last used for these headings; else its choices for single columns, and a
 * guess.
 */
export async function proposedMapping(
  db: Database,
  storeId: number,
  { format, headings, samples, used }: Seen,
): Promise<ImportMapping> {
  const earlier = await db
    .select({ headings: importMappings.headings, mapping: importMappings.mapping })
    .from(importMappings)
    .where(eq(importMappings.storeId, storeId))
    .orderBy(
      sql`(${importMappings.headings} = ${headingsHash(headings)}) desc`,
      desc(importMappings.usedAt),
    )
    .limit(mostMappings);
  const guessed = guessMapping(format, headings, samples, new Set(used));
  const [first] = earlier;
  if (first?.headings === headingsHash(headings)) return first.mapping;
  if (format !== 'other') return guessed;
  return withEarlier(
    guessed,
    headings,
    earlier.map(({ mapping }) => mapping),
  );
}

/** Saves a file's mapping for the next file with the same headings. */
export async function keepMapping(
  tx: Database,
  storeId: number,
  headings: readonly string[],
  mapping: ImportMapping,
): Promise<void> {
  await tx
    .insert(importMappings)
    .values({ storeId, headings: headingsHash(headings), mapping })
    .onConflictDoUpdate({
      target: [importMappings.storeId, importMappings.headings],
      set: { mapping, usedAt: sql`now()` },
    });
}

/** Returns a mapping without its empty entries. */
export function cleaned(mapping: ImportMapping): ImportMapping {
  const entries = sourceFields.flatMap((field) => {
    const { column, value } = mapping[field] ?? {};
    const source = { ...(column && { column }), ...(value && { value }) };
    return column || value ? [[field, source]] : [];
  });
  return Object.fromEntries(entries);
}
