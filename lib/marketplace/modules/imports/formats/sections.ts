import type { SourceRecord } from './format';

/** A record, the heading above it, and whether it is a heading itself. */
type Placed = { record: SourceRecord; section: string; isHeading: boolean };

const letters = /\p{L}{2}/u;
const isLoud = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();

/** Returns the sole filled cell of a row, with its column; undefined for rows of more or none. */
function soleCell({ cells }: SourceRecord): { column: string; text: string } | undefined {
  const filled = [...cells].filter(([, text]) => text);
  const [[column, text] = ['', '']] = filled;
  return filled.length === 1 && cells.size > 2 ? { column, text } : undefined;
}

/** Returns the heading that a row is for the one below it: `RICE` above goods; undefined if it may be goods. */
function headingAbove(
  record: SourceRecord,
  next: SourceRecord | undefined,
  name: string | undefined,
): string | undefined {
  const sole = soleCell(record);
  if (!sole || !next || record.fault || next.fault) return undefined;
  const { column, text } = sole;
  if (!letters.test(text) || text.length > 60 || /^https?:/i.test(text)) return undefined;
  const below = (name && next.cells.get(name)) || '';
  if (!below || soleCell(next)) return undefined;
  const isHeading = column !== name || text.endsWith(':') || (isLoud(text) && !isLoud(below));
  return isHeading ? text.replace(/[\s:]{1,10}$/, '') : undefined;
}

/**
 * Generates the records of a plain table with the heading of their section. A row of one cell is a heading if it is in
 * capitals above names that are not, ends with a colon, or stands in another column than the names.
 * @param name the column of names
 */
export async function* withSections(
  records: AsyncIterable<SourceRecord>,
  name: string | undefined,
): AsyncGenerator<Placed> {
  let section = '';
  let before: SourceRecord | undefined;
  const place = (record: SourceRecord, next: SourceRecord | undefined): Placed => {
    const heading = headingAbove(record, next, name);
    section = heading ?? section;
    return { record, section, isHeading: heading !== undefined };
  };
  try {
    for await (const record of records) {
      if (before) yield place(before, record);
      before = record;
    }
  } catch (error) {
    // The row before a limit of the file counts.
    if (before) yield place(before, undefined);
    throw error;
  }
  if (before) yield place(before, undefined);
}
