import type {
  EditPreview,
  EditRefusal,
  ListingEdit,
  ListingFilters,
} from '@/lib/api/schemas/operators/listing-edits';
import type { Database } from '../../../kernel/db/connection';
import { findListingIds } from './find-listings';
import { checkEdit, judge, readListings } from './judge';

/** Titles that are named for each reason. */
const named = 5;
const batch = 500;

type Asked = { edit: ListingEdit; ids?: number[]; filters?: ListingFilters };

/**
 * What a change would do: to the listings with these ids, else to all that the filters find.
 * @throws {InvalidFields} for a category or brand that is not there
 * @throws {DomainError} 409 too_many_listings
 */
export async function previewEdit(
  db: Database,
  { edit, ids, filters = {} }: Asked,
): Promise<EditPreview> {
  await checkEdit(db, edit);
  const wanted = ids ? [...new Set(ids)] : await findListingIds(db, filters);
  const changing: EditPreview['listings'] = [];
  const refused = new Map<EditRefusal, { count: number; titles: string[] }>();
  const refuse = (reason: EditRefusal, title?: string) => {
    const { count, titles } = refused.get(reason) ?? { count: 0, titles: [] };
    const more = title && titles.length < named ? [...titles, title] : titles;
    refused.set(reason, { count: count + 1, titles: more });
  };
  for (let at = 0; at < wanted.length; at += batch) {
    const some = wanted.slice(at, at + batch);
    const rows = await readListings(db, some);
    const reasons = await judge(db, rows, edit);
    for (const { id, version, title } of rows) {
      const reason = reasons.get(id);
      if (reason) refuse(reason, title);
      else changing.push({ id, version });
    }
    for (let gone = rows.length; gone < some.length; gone++) refuse('gone');
  }
  return {
    listings: changing,
    refused: [...refused].map(([reason, rest]) => ({ reason, ...rest })),
  };
}
