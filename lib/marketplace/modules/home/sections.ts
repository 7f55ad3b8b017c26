import { asc, sql } from 'drizzle-orm';
import type { ManagedSection, SectionsBody } from '@/lib/api/schemas/home/manage';
import { homeSectionNames } from '@/lib/api/schemas/home/sections';
import type { Database } from '../../kernel/db/connection';
import { homeSections } from '../../kernel/db/schema/content';
import { transact } from '../../kernel/db/transaction';
import { markHomeStale } from '../../kernel/events/stale-products/mark';

/** The sections of the home page in their order; one that this version adds stands where the shop puts it. */
export async function listSections(db: Database): Promise<ManagedSection[]> {
  const rows = await db.select().from(homeSections).orderBy(asc(homeSections.position));
  const known = homeSectionNames as readonly string[];
  const sections = rows
    .filter(({ name }) => known.includes(name))
    .map(({ name, isHidden, title, titleHi }) => ({
      name,
      is_hidden: isHidden,
      title,
      title_hi: titleHi,
    }));
  for (const [at, name] of homeSectionNames.entries()) {
    if (sections.some((one) => one.name === name)) continue;
    sections.splice(at, 0, { name, is_hidden: false, title: null, title_hi: null });
  }
  return sections;
}

/** Orders, hides and names the sections. As the shop has them, they follow the shop again. */
export const saveSections = (db: Database, { sections }: SectionsBody): Promise<void> =>
  transact(db, async (tx) => {
    // Two operators who save at once: the last one's order stands whole.
    await tx.execute(sql`lock table ${homeSections} in share row exclusive mode`);
    await tx.delete(homeSections);
    const isUnchanged = sections.every(
      ({ name, is_hidden, title, title_hi }, at) =>
        name === homeSectionNames[at] && !is_hidden && !title && !title_hi,
    );
    if (!isUnchanged) {
      await tx.insert(homeSections).values(
        sections.map(({ name, is_hidden, title = null, title_hi = null }, position) => ({
          name,
          position,
          isHidden: is_hidden,
          title,
          titleHi: title_hi,
        })),
      );
    }
    await markHomeStale(tx);
  });
