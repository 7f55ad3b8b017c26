import { asc, sql } from 'drizzle-orm';
import type { ManagedSection, SectionsBody } from '@/lib/api/schemas/home/manage';
import { homeSectionNames } from '@/lib/api/schemas/home/sections';
import { emptyFields, fieldsOf, translatedFields, translationsIn } from '@/lib/i18n/translated';
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
    .map((row) => ({
      name: row.name,
      is_hidden: row.isHidden,
      title: row.title,
      ...translatedFields(row, 'title'),
    }));
  for (const [at, name] of homeSectionNames.entries()) {
    if (sections.some((one) => one.name === name)) continue;
    sections.splice(at, 0, { name, is_hidden: false, ...emptyFields('title') });
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
      (section, at) =>
        section.name === homeSectionNames[at] &&
        !section.is_hidden &&
        fieldsOf('title').every((field) => !section[field]),
    );
    if (!isUnchanged) {
      await tx.insert(homeSections).values(
        sections.map((section, position) => ({
          name: section.name,
          position,
          isHidden: section.is_hidden,
          title: section.title ?? null,
          translations: translationsIn(section, ['title']),
        })),
      );
    }
    await markHomeStale(tx);
  });
