import type { CachedValue } from './packing';

/** The root row of a page's data, with the requested address (`c`, split at slashes) and its query (`q`). */
const rootRow = '0:{';
const address = /"c":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*")*\]),"q":"((?:[^"\\]|\\.)*)"/;

/** Bytes at the beginning of that row that are searched. */
const longest = 65_536;

/** Returns the address in the data as written there, without its query; undefined if none is found. */
function addressIn(data: Buffer) {
  const row = data.indexOf(`\n${rootRow}`) + 1;
  if (row === 0 && !data.subarray(0, rootRow.length).equals(Buffer.from(rootRow))) return undefined;
  const [, written, query] = address.exec(data.toString('latin1', row, row + longest)) ?? [];
  if (written === undefined) return undefined;
  const [path = '', search] = (JSON.parse(written) as string[]).join('/').split('?', 2);
  const plain = JSON.stringify(path.split('/'));
  return { row, written, plain, query, hasQuery: search !== undefined };
}

/** Returns the data without the query of its address. */
function withoutQuery(data: Buffer): Buffer {
  const found = addressIn(data);
  if (!found?.hasQuery) return data;
  const at = data.indexOf(found.written, found.row);
  const rest = data.subarray(at + found.written.length);
  return Buffer.concat([data.subarray(0, at), Buffer.from(found.plain), rest]);
}

/**
 * Removes the query from the address that Next writes into a page: a cached page is shown to everybody, and its
 * scripts read the address from the browser. The guard leaves only the router's
 * mark of the query, and a `page` beyond the end of a list.
 * @returns false if the page was rendered from a query and must not be cached
 */
export function leaveOutQuery(value: CachedValue): boolean {
  const { kind, html, rscData, segmentData } = value;
  const found = kind === 'APP_PAGE' && rscData && addressIn(rscData);
  if (!found) return true;
  if (found.query) return false;
  if (!found.hasQuery) return true;
  value.rscData = withoutQuery(rscData);
  // One of the segments repeats all of the data.
  for (const [name, data] of segmentData ?? []) segmentData?.set(name, withoutQuery(data));
  if (html === undefined) return true;
  value.html = html.replace(inScript(found.written), () => inScript(found.plain));
  return value.html !== html;
}

/** Returns a part of the data as it is written in a script of the page. */
const inScript = (data: string) =>
  JSON.stringify(data)
    .slice(1, -1)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
