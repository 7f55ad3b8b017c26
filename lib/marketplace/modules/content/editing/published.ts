import type { ReplacedText } from '@/lib/contract/schemas/content/content';
import type { ContentTextParams } from '@/lib/contract/schemas/content/manage';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { NotFound } from '../../../kernel/errors';
import { holdingRow, holdingRows } from './queries';

/** Returns the texts that replace files, in all languages, without their bodies. */
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
 * Returns the Markdown of a published text.
 * @throws {NotFound} content_not_found if the file is current, or there is no text
 */
export async function publishedBody(db: Database, of: ContentTextParams): Promise<string> {
  const row = await holdingRow(db, of);
  if (row?.state !== 'published') throw new NotFound('content_not_found');
  return row.body;
}
