import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { brands, categories } from '../../../kernel/db/schema/catalog';
import { formerCatalogueSlugs } from '../../../kernel/db/schema/former-slugs';

type Kind = (typeof formerCatalogueSlugs.$inferSelect)['kind'];

/** Makes `slug` redirect to the category or brand `subjectId`. */
export async function keepFormerSlug(
  tx: Database,
  kind: Kind,
  { slug, subjectId }: { slug: string; subjectId: number },
): Promise<void> {
  await tx
    .insert(formerCatalogueSlugs)
    .values({ kind, slug, subjectId })
    .onConflictDoUpdate({
      target: [formerCatalogueSlugs.kind, formerCatalogueSlugs.slug],
      set: { subjectId },
    });
}

/** Removes the redirect of a slug that is in use again. */
export async function forgetFormerSlug(tx: Database, kind: Kind, slug: string): Promise<void> {
  await tx
    .delete(formerCatalogueSlugs)
    .where(and(eq(formerCatalogueSlugs.kind, kind), eq(formerCatalogueSlugs.slug, slug)));
}

/** Redirects the slugs of a merged category or brand, former and current, to the other one. */
export async function passFormerSlugs(
  tx: Database,
  kind: Kind,
  { id, slug, into }: { id: number; slug: string; into: number },
): Promise<void> {
  await tx
    .update(formerCatalogueSlugs)
    .set({ subjectId: into })
    .where(and(eq(formerCatalogueSlugs.kind, kind), eq(formerCatalogueSlugs.subjectId, id)));
  await keepFormerSlug(tx, kind, { slug, subjectId: into });
}

export async function dropFormerSlugs(tx: Database, kind: Kind, id: number): Promise<void> {
  await tx
    .delete(formerCatalogueSlugs)
    .where(and(eq(formerCatalogueSlugs.kind, kind), eq(formerCatalogueSlugs.subjectId, id)));
}

/** Returns the current slug of the category or brand that once had this one. */
export async function presentSlug(
  db: Database,
  kind: Kind,
  slug: string,
): Promise<string | undefined> {
  const table = kind === 'category' ? categories : brands;
  const [row] = await db
    .select({ slug: sql<string>`${table.slug}` })
    .from(formerCatalogueSlugs)
    .innerJoin(table, eq(table.id, formerCatalogueSlugs.subjectId))
    .where(and(eq(formerCatalogueSlugs.kind, kind), eq(formerCatalogueSlugs.slug, slug)));
  return row?.slug;
}
