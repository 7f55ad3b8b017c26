import { z } from 'zod';

/** Reads what has changed, oldest change first; refused where it is not understood, since a row would be missed. */
export const changesQuery = {
  /** Changed at that time or later; ISO 8601 with an offset or Z. */
  updated_since: z.iso.datetime({ offset: true, error: 'date' }).max(40).optional(),
  /** `next_cursor` of the answer before. */
  cursor: z.string().max(60, 'invalid').optional(),
};

/** Of a reading of changes: where the next one goes on, also when there is nothing more at present. */
export const changesPage = { next_cursor: z.string(), has_more: z.boolean() };

/** Of a list that answers changes too: with `updated_since` or `cursor` only; then `total` counts what is behind it. */
export const changesOfList = {
  next_cursor: changesPage.next_cursor.optional(),
  has_more: changesPage.has_more.optional(),
};

/** A moment with microseconds. */
export const changedAtSchema = z.iso.datetime();
