import { MIMEType } from 'node:util';

/** Maximum parts of a form; the largest forms have about thirty. */
const mostParts = 100;
/** Maximum bytes of a part's headers, which hold names of fields and files. */
const longestHead = 4096;
/** Maximum bytes of a part without a file name; the longest text of a form has 4,000 characters. */
const longestText = 64 * 1024;

/**
 * Checks that a form may be parsed: the parser reads names, texts and headers character by character, and
 * blocks the process for over a second on a file name of 9 MB or on 150,000 small parts. File contents are not
 * read.
 * @param type the `Content-Type`; other bodies have their own limits
 */
export function isBoundedForm(body: Uint8Array, type: string | undefined): boolean {
  const kind = parsedType(type);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (kind?.essence === 'application/x-www-form-urlencoded') return isBoundedQuery(bytes);
  if (kind?.essence !== 'multipart/form-data') return true;
  const boundary = kind.params.get('boundary');
  return !!boundary && hasBoundedParts(bytes, `--${boundary}`);
}

function hasBoundedParts(bytes: Buffer, mark: string): boolean {
  let start = bytes.indexOf(mark);
  for (let parts = 0; start >= 0; parts++) {
    if (parts > mostParts) return false;
    const next = bytes.indexOf(`\r\n${mark}`, start + mark.length);
    const end = next < 0 ? bytes.length : next;
    const head = bytes.subarray(start, Math.min(end, start + mark.length + longestHead));
    const headEnd = head.indexOf('\r\n\r\n');
    if (headEnd < 0 && end - start > head.length) return false;
    const isFile = headEnd >= 0 && /\bfilename\b/i.test(head.toString('latin1', 0, headEnd));
    if (!isFile && end - start > longestHead + longestText) return false;
    start = next < 0 ? -1 : next + 2;
  }
  return true;
}

const isBoundedQuery = (bytes: Buffer) =>
  bytes.length <= longestText &&
  bytes.toString('latin1').split('&', mostParts + 1).length <= mostParts;

function parsedType(type = ''): MIMEType | undefined {
  try {
    return new MIMEType(type);
  } catch {
    return undefined;
  }
}
