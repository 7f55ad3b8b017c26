import type { ReplacedText } from '@/lib/api/schemas/content/content';
import type { ContentTextParams } from '@/lib/api/schemas/content/manage';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { NotFound } from '../../../kernel/errors';
import { holdingRow, holdingRows } from './queries';

/** What stands in the place of files, in all languages; without the texts themselves. */
export async function listReplaced(db: Database): Promise<ReplacedText[]> {
  const rows = await holdingRows(db);
  return rows
    .filter(({ state }) => state !== 'file')
    .map(({ kind, slug, locale, state, title, summary, date, author, image, createdAt }) => ({
      ...{ kind, slug, locale, title, summary, date, author, image },
      is_withdrawn: state === 'withdrawn',
      updated: dayOf(createdAt),
    }));
}

/**
 * The Markdown of a published text.
 * @throws {NotFound} content_not_found where the file holds, or nothing
 */
export async function publishedBody(db: Database, of: ContentTextParams): Promise<string> {
  const row = await holdingRow(db, of);
  if (row?.state !== 'published') throw new NotFound('content_not_found');
  return row.body;
}
