import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib';
import { remembered } from '@/lib/process/remembered';
import { packHtml } from './page-cache/packing';

export type Coding = 'br' | 'gzip';

/** Response codings, in order of preference. */
const codings = (['br', 'gzip'] as const).map((name) => ({
  name,
  accepted: new RegExp(`\\b${name}\\b(?! *; *q=0(?:\\.0*)?(?:,|$))`),
}));

const firstAccepted = remembered(
  (text) => codings.find((coding) => coding.accepted.test(text))?.name,
);

/** Returns the coding for an `Accept-Encoding` header; undefined for no compression. */
export const codingOf = (accepted: string | string[] = ''): Coding | undefined =>
  firstAccepted(String(accepted));

const compressible =
  /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;
/** Minimum size in bytes; smaller answers would hardly shrink. */
const smallest = 1024;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
const compressors: Record<Coding, () => BrotliCompress | Gzip> = {
  // The window is 1 MB: a page contains its data twice, too far apart for gzip's 32 KB.
  br: () =>
    createBrotliCompress({
      params: {
        [BROTLI_PARAM_QUALITY]: 4,
        [BROTLI_PARAM_LGWIN]: 20,
        [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ level: 6 }),
};

const gzipped = Symbol('gzipped');

/** Returns the complete gzip body of a finished page response. */
export const gzippedBody = (response: ServerResponse & { [gzipped]?: Buffer }) => response[gzipped];

/** Compresses text written to `response` if the visitor's browser accepts it. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  const coding = codingOf(request.headers['accept-encoding']);
  if (!coding || request.method === 'HEAD') return;
  const { writeHead, write, end } = response;
  let decided = false;
  let compressor: BrotliCompress | Gzip | undefined;

  const decide = () => {
    if (decided) return;
    decided = true;
    if (!isCompressible(response)) return;
    // Only gzip bytes of pages are needed again; feeds would be too large.
    const isCollected = coding === 'gzip' && isKept(response);
    response.removeHeader('Content-Length');
    response.setHeader('Content-Encoding', coding);
    response.appendHeader('Vary', 'Accept-Encoding');
    const made = compressors[coding]();
    compressor = made;
    const sent: Buffer[] = [];
    made.on('data', (chunk) => {
      if (isCollected) sent.push(chunk);
      if (!write.call(response, chunk, 'utf8')) made.pause();
    });
    made.on('end', () => {
      if (isCollected) Object.assign(response, { [gzipped]: Buffer.concat(sent) });
      end.call(response, undefined, 'utf8');
    });
    made.on('drain', () => response.emit('drain'));
    response.on('drain', () => made.resume());
    response.once('close', () => made.destroy());
  };

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((value) => typeof value === 'object') as OutgoingHttpHeaders;
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    decide();
    return writeHead.call(response, status);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    decide();
    return compressor ? compressor.write(...args) : write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    const [body] = args;
    if (!decided && coding === 'br' && typeof body === 'string' && isKept(response)) {
      decided = true;
      void sendPacked(response, body, end);
      return response;
    }
    decide();
    if (!compressor) return end.apply(response, args);
    compressor.end(...args);
    return response;
  }) as typeof end;
  // Next flushes what React has streamed so far.
  Object.assign(response, { flush: () => compressor?.flush() });
}

/** True if Next also puts the response into the page cache. */
const isKept = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') &&
  String(response.getHeader('Content-Type')).startsWith('text/html') &&
  isCompressible(response);

/** Sends a page in the bytes that the page cache stores. */
async function sendPacked(response: ServerResponse, html: string, end: ServerResponse['end']) {
  const { bytes } = await packHtml(html);
  response.setHeader('Content-Encoding', 'br');
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', bytes.length);
  end.call(response, bytes, 'utf8');
}

function isCompressible(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 304 || response.hasHeader('Content-Encoding')) {
    return false;
  }
  const length = response.getHeader('Content-Length');
  if (length !== undefined && Number(length) < smallest) return false;
  return compressible.test(String(response.getHeader('Content-Type') ?? ''));
}
