import type { Zip } from '../zip';

/** Maximum number of merged areas of a sheet that are read. */
const most = 50_000;
const area =
  /<(?:\w{1,10}:)?mergeCell [^>]{0,60}?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** Characters of a piece that are kept for an area whose text two pieces share. */
const overlap = 200;

/** A merged area of several rows: its content counts for its column in all of them. */
type MergedCells = { column: string; first: number; last: number };

/**
 * Returns the merged areas of a sheet that take up more than one row. They stand behind all rows, so that the sheet
 * is searched for them before it is read.
 */
export async function mergedCells(zip: Zip, sheet: string): Promise<MergedCells[]> {
  const found: MergedCells[] = [];
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of await zip.stream(sheet)) {
    text = text.slice(-overlap) + decoder.decode(chunk, { stream: true });
    if (!text.includes('mergeCell')) continue;
    for (const [, column = '', from, , to] of text.matchAll(area)) {
      const [first, last] = [Number(from), Number(to)];
      const before = found.at(-1);
      // Two pieces can hold the same area.
      const isKnown = before?.column === column && before.first === first;
      if (last > first && !isKnown && found.length < most) found.push({ column, first, last });
    }
  }
  return found;
}
