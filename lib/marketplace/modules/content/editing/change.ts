import { count, sql } from 'drizzle-orm';
import { MarkdownTooComplex, parseMarkdown } from '@/lib/content/bounded-markdown';
import { readContentFile } from '@/lib/content/content-files';
import type { ContentBody, ContentTextParams } from '@/lib/contract/schemas/content/manage';
import { contentLimits } from '@/lib/contract/schemas/content/names';
import type { Database } from '../../../kernel/db/connection';
import { contentVersions } from '../../../kernel/db/schema/content';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../../kernel/errors';
import { markContentStale } from '../../../kernel/events/stale-products/mark';
import { needKnown } from './managed';
import { newestVersion, type VersionRow } from './queries';

type Step = {
  of: ContentTextParams;
  /** The version that the editor saw; 0 for none. */
  version: number;
  note?: string;
  operatorId: number | null;
};

type Written = Partial<
  Pick<VersionRow, 'title' | 'summary' | 'body' | 'date' | 'author' | 'image'>
>;

/**
 * Saves a text as a draft, or publishes it.
 * @throws {NotFound} content_not_found
 * @throws {InvalidFields} content_questions if the page of questions would have none, content_complex
 * @throws {DomainError} 409 content_changed if somebody else saved first, 409 content_full
 */
export async function saveText(
  db: Database,
  step: Omit<Step, 'version' | 'note'> & { text: ContentBody },
): Promise<void> {
  const { publish, title, summary, body, date, author, image, version, note } = step.text;
  const { kind, slug } = step.of;
  if (kind === 'page' && slug === 'faq' && publish && !hasQuestions(body)) {
    throw new InvalidFields({ body: 'content_questions' });
  }
  refuseComplex(body);
  if (kind === 'article' && publish && !date) throw new InvalidFields({ date: 'date' });
  const ofArticle = kind === 'article' ? { date, author, image } : {};
  const { of, operatorId } = step;
  await addVersion(db, { of, operatorId, version, note }, publish ? 'published' : 'draft', {
    ...{ title, summary, body, ...ofArticle },
  });
}

/** Returns whether the text has a group with a question below it. */
function hasQuestions(body: string): boolean {
  const group = body.search(/^## ./m);
  return group >= 0 && /^### ./m.test(body.slice(group));
}

function refuseComplex(body: string): void {
  try {
    parseMarkdown(body);
  } catch (error) {
    if (error instanceof MarkdownTooComplex) throw new InvalidFields({ body: 'content_complex' });
    throw error;
  }
}

/**
 * Makes the file of a text current again.
 * @throws {NotFound} content_not_found
 * @throws {DomainError} 409 content_changed, 409 content_no_file
 */
export async function backToFile(db: Database, step: Step): Promise<void> {
  const { kind, slug, locale } = step.of;
  if (!(await readContentFile(kind, slug, locale))) throw new DomainError(409, 'content_no_file');
  await addVersion(db, step, 'file');
}

/**
 * Withdraws an article from the shop in one language.
 * @throws {NotFound} content_not_found
 * @throws {DomainError} 409 content_page_stays for a page, 409 content_changed
 */
export async function withdrawText(db: Database, step: Step): Promise<void> {
  needKnown(step.of);
  if (step.of.kind === 'page') throw new DomainError(409, 'content_page_stays');
  await addVersion(db, step, 'withdrawn');
}

async function addVersion(
  db: Database,
  { of, version, note, operatorId }: Step,
  state: VersionRow['state'],
  text: Written = {},
): Promise<void> {
  needKnown(of);
  await transact(db, async (tx) => {
    // The lock waits for other writers; readers go on.
    await tx.execute(sql`lock table ${contentVersions} in share row exclusive mode`);
    const held = await newestVersion(tx, of);
    if (held !== version) throw new DomainError(409, 'content_changed');
    if (held === 0 && of.kind === 'article') await needRoom(tx);
    await tx.insert(contentVersions).values({ ...of, state, ...text, note, operatorId });
    if (state !== 'draft') await markContentStale(tx);
  });
}

async function needRoom(tx: Database): Promise<void> {
  const each = tx.selectDistinct({ slug: contentVersions.slug }).from(contentVersions).as('each');
  const [row] = await tx.select({ slugs: count() }).from(each);
  if ((row?.slugs ?? 0) >= contentLimits.articles) {
    throw new DomainError(409, 'content_full', { params: { max: contentLimits.articles } });
  }
}
