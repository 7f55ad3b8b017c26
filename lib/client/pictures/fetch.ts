import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import pLimit, { type LimitFunction } from 'p-limit';
import { openPicture } from '@/lib/security/picture-decoding';
import { publicOnly } from '@/lib/security/public-lookup';
import { allowedPicture, isApiHost } from './address';

/** Maximum concurrent downloads from one host; each picture is held in memory until it is complete. */
const maxConcurrent = 16;

const byHost = new Map<string, LimitFunction>();

/** Returns the queue of a host: at most 16 tasks at a time; other hosts are not delayed. */
function limitedPerHost(host: string): LimitFunction {
  const limited = byHost.get(host) ?? pLimit(maxConcurrent);
  byHost.set(host, limited);
  return limited;
}

export type FetchedPicture = { type: PictureType; bytes: Buffer };

/** Thrown if there is no picture: 404 not found or not allowed, 502 not a picture, 504 timed out. */
export class NoPicture extends Error {
  constructor(readonly status: 404 | 502 | 504) {
    super(`no picture: ${status}`);
  }
}

/** Maximum size in bytes, enough for an original from a good camera. */
export const largestPicture = 10 * 1024 * 1024;
const defaultTimeout = 10_000;
const maxRedirects = 3;

/**
 * Downloads a picture from an allowed host and detects its type from its bytes. Every redirect must lead to an
 * allowed host too, names in PICTURE_HOSTS must resolve to public addresses, and the picture's header must
 * declare a size that can be decoded.
 * @param milliseconds timeout of the whole download
 * @throws {NoPicture}
 */
export async function fetchPicture(
  url: URL,
  milliseconds = defaultTimeout,
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await limitedPerHost(url.host)(() => follow(url, signal, maxRedirects));
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(signal.aborted ? 504 : 502);
  }
}

async function follow(url: URL, signal: AbortSignal, left: number): Promise<FetchedPicture> {
  if (!allowedPicture(url)) throw new NoPicture(404);
  const response = await ask(url, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      const next = allowedPicture(headers.location, url);
      if (!next) throw new NoPicture(404);
      if (left === 0) throw new NoPicture(502);
      return await follow(next, signal, left - 1);
    }
    if (statusCode === 404 || statusCode === 410) throw new NoPicture(404);
    if (statusCode !== 200 || headers['content-encoding']) throw new NoPicture(502);
    const bytes = await read(response);
    const type = typeOf(bytes, headers['content-type']);
    if (!type) throw new NoPicture(502);
    await openPicture(bytes);
    return { type, bytes };
  } finally {
    response.destroy();
  }
}

/** Allowed picture types with their magic bytes. No SVG: it could run scripts. */
const signatures = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp.{0,20}avi[fs]/s,
} as const;

type PictureType = keyof typeof signatures;

/** Accepted Content-Type headers; object stores send octet-stream for files without a type. */
const declared =
  /^(?:image\/(?:jpe?g|png|webp|avif)|(?:application|binary)\/octet-stream)\s*(?:;|$)/i;

/** Returns a picture's type by its bytes; undefined if it is not a picture or is declared as something else. */
function typeOf(bytes: Buffer, said = 'application/octet-stream'): PictureType | undefined {
  if (!declared.test(said)) return undefined;
  const head = bytes.toString('latin1', 0, 64);
  for (const [type, signature] of Object.entries(signatures)) {
    if (signature.test(head)) return type as PictureType;
  }
  return undefined;
}

function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const ask = url.protocol === 'https:' ? askSecure : askPlain;
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Haat' };
    const guard = isApiHost(url) ? {} : { lookup: publicOnly };
    ask(url, { headers, signal, ...guard }, resolve)
      .on('error', reject)
      .end();
  });
}

async function read(response: IncomingMessage): Promise<Buffer> {
  if (Number(response.headers['content-length']) > largestPicture) throw new NoPicture(502);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > largestPicture) throw new NoPicture(502);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
