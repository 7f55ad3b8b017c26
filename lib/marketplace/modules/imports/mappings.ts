import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { sourceFields } from '@/lib/api/schemas/seller/import-fields';
import type { ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Database } from '../../kernel/db/connection';
import { importMappings } from '../../kernel/db/schema/imports';
import type { sampleFile } from './files/sample';
import { guessMapping, withEarlier } from './formats/recognise';

const headingsHash = (names: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([...names].sort()))
    .digest('base64url');

type Seen = Awaited<ReturnType<typeof sampleFile>>;

/** Mappings of a store that are looked at for columns that another file has too. */
const mostMappings = 20;

/** The mapping that the store last used for these headings; else what it has said of single columns, and a guess. */
export async function proposedMapping(
  db: Database,
  storeId: number,
  { format, headings, samples }: Seen,
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
  const guessed = guessMapping(format, headings, samples);
  const [first] = earlier;
  if (first?.headings === headingsHash(headings)) return first.mapping;
  if (format !== 'other') return guessed;
  return withEarlier(
    guessed,
    headings,
    earlier.map(({ mapping }) => mapping),
  );
}

/** Remembers the mapping of a file with these headings for the next such file. */
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

/** Without what is empty. */
export function cleaned(mapping: ImportMapping): ImportMapping {
  const entries = sourceFields.flatMap((field) => {
    const { column, value } = mapping[field] ?? {};
    const source = { ...(column && { column }), ...(value && { value }) };
    return column || value ? [[field, source]] : [];
  });
  return Object.fromEntries(entries);
}
