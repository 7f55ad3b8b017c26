import { z } from 'zod';

/** Query of changes, the oldest change first; invalid values are rejected, because a row would be missed. */
export const changesQuery = {
  /** Changed at that time or later; ISO 8601 with an offset or Z. */
  updated_since: z.iso.datetime({ offset: true, error: 'date' }).max(40).optional(),
  /** `next_cursor` of the previous answer. */
  cursor: z.string().max(60, 'invalid').optional(),
};

/** The position for the next query of changes; present even if there are no more now. */
export const changesPage = { next_cursor: z.string(), has_more: z.boolean() };

/** The change fields of a list: only with `updated_since` or `cursor`; `total` then counts the changes after it. */
export const changesOfList = {
  next_cursor: changesPage.next_cursor.optional(),
  has_more: changesPage.has_more.optional(),
};

/** A moment with microseconds. */
export const changedAtSchema = z.iso.datetime();
