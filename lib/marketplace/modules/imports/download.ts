import { type Sheet, xlsxFile } from '@/lib/documents/xlsx-writer';
import { byteOrderMark, csvLine } from '@/lib/text/csv';

type Chunks = AsyncIterable<string | Uint8Array>;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Streams a file while it is generated; `name` without its extension. */
export function download(name: string, format: 'csv' | 'xlsx', chunks: Chunks): Response {
  const encoder = new TextEncoder();
  const all = chunks[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await all.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    async cancel() {
      await all.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Generates rows as a CSV file that Excel reads as UTF-8. */
export async function* csvFile(rows: Sheet['rows']): AsyncGenerator<string> {
  yield byteOrderMark;
  let text = '';
  for await (const cells of rows) {
    text += csvLine(cells.map(String));
    if (text.length < 60_000) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}

export const tableFile = (sheets: readonly Sheet[], format: 'csv' | 'xlsx'): Chunks =>
  format === 'csv' ? csvFile(sheets[0]?.rows ?? []) : xlsxFile(sheets);
