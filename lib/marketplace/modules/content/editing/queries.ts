import { and, desc, eq, ne } from 'drizzle-orm';
import type {
  ContentText,
  ContentTextParams,
  ContentVersion,
} from '@/lib/contract/schemas/content/manage';
import type { Database } from '../../../kernel/db/connection';
import { contentVersions } from '../../../kernel/db/schema/content';
import { operators } from '../../../kernel/db/schema/operators';

const { kind, slug, locale, state, id } = contentVersions;

export type VersionRow = typeof contentVersions.$inferSelect;

/** Returns the current row of each text: its newest one that is not a draft. */
export const holdingRows = (db: Database): Promise<VersionRow[]> =>
  db
    .selectDistinctOn([kind, slug, locale])
    .from(contentVersions)
    .where(ne(state, 'draft'))
    .orderBy(kind, slug, locale, desc(id));

/** Returns the newest row of each text, which may be a draft. */
export const newestRows = (db: Database): Promise<VersionRow[]> =>
  db
    .selectDistinctOn([kind, slug, locale])
    .from(contentVersions)
    .orderBy(kind, slug, locale, desc(id));

/** Returns the rows of one page or article in both languages: the current ones and the newest ones. */
export async function rowsOf(db: Database, of: Pick<ContentTextParams, 'kind' | 'slug'>) {
  const same = and(eq(kind, of.kind), eq(slug, of.slug));
  const newest = () =>
    db.selectDistinctOn([locale]).from(contentVersions).orderBy(locale, desc(id));
  const [holding, last] = await Promise.all([
    newest().where(and(same, ne(state, 'draft'))),
    newest().where(same),
  ]);
  return { holding, newest: last };
}

/** Returns the current row of a text; undefined if its file is current. */
export async function holdingRow(db: Database, of: ContentTextParams) {
  const [row] = await db
    .select()
    .from(contentVersions)
    .where(and(ofText(of), ne(state, 'draft')))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

/** Returns the newest version of a text; 0 if nobody has changed it. */
export async function newestVersion(db: Database, of: ContentTextParams): Promise<number> {
  const [row] = await db
    .select({ id })
    .from(contentVersions)
    .where(ofText(of))
    .orderBy(desc(id))
    .limit(1);
  return row?.id ?? 0;
}

const ofText = (of: ContentTextParams) =>
  and(eq(kind, of.kind), eq(slug, of.slug), eq(locale, of.locale));

const shown = 50;

/** Returns the last versions of a text, the newest first. */
export async function listVersions(db: Database, of: ContentTextParams): Promise<ContentVersion[]> {
  const rows = await db
    .select({ version: contentVersions, operator: operators.name })
    .from(contentVersions)
    .leftJoin(operators, eq(operators.id, contentVersions.operatorId))
    .where(ofText(of))
    .orderBy(desc(id))
    .limit(shown);
  return rows.map(({ version, operator }) => ({
    version: version.id,
    state: version.state,
    text: version.state === 'file' || version.state === 'withdrawn' ? null : textOf(version),
    operator,
    note: version.note,
    at: version.createdAt.toISOString(),
  }));
}

/** Returns the text of a row. */
export const textOf = ({ title, summary, body, date, author, image }: VersionRow): ContentText => ({
  title,
  summary,
  body,
  date,
  author,
  image,
});
