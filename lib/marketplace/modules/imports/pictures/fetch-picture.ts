import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { isIP } from 'node:net';
import { pictureLimit } from '@/lib/contract/schemas/picture-limits';
import { isPublicAddress } from '@/lib/security/public-address';
import { allowedLookup } from '@/lib/security/public-lookup';

/** The error of a missing picture, with its reason as a key under `import_problems`. */
export class PictureNotFetched extends Error {
  constructor(
    readonly code:
      | 'picture_address'
      | 'picture_private'
      | 'picture_unreachable'
      | 'picture_slow'
      | 'picture_too_big',
    /** True if another try may succeed. */
    readonly isTemporary = false,
  ) {
    super(code);
  }
}

const maxRedirects = 3;

/** Returns whether a status is one of a server that is busy or broken for the moment. */
const isTemporary = (status: number) => [408, 425, 429].includes(status) || status >= 500;

export type FetchOptions = {
  /** Timeout of the whole download in milliseconds. */
  milliseconds?: number;
  /** Returns whether an address may be requested; only tests replace it. */
  isAllowed?: (address: string) => boolean;
};

/**
 * Downloads a picture that a seller's file names, at most 5 MB. Connects only to public addresses, and to exactly
 * the checked address; checks each redirect again. Sends no cookies, no referrer, nothing of the seller.
 * @throws {PictureNotFetched}
 */
export async function fetchPictureUrl(
  address: string,
  { milliseconds = 10_000, isAllowed = isPublicAddress }: FetchOptions = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    return await follow(checkedUrl(address, isAllowed), { signal, isAllowed }, maxRedirects);
  } catch (error) {
    if (error instanceof PictureNotFetched) throw error;
    const isPrivate = error instanceof Error && error.message === 'not public';
    if (isPrivate) throw new PictureNotFetched('picture_private');
    throw new PictureNotFetched(signal.aborted ? 'picture_slow' : 'picture_unreachable', true);
  }
}

/**
 * Returns the address as a URL, checked as far as possible without a request.
 * @throws {PictureNotFetched} picture_address, picture_private
 */
export function checkedUrl(
  address: string,
  isAllowed: (address: string) => boolean = isPublicAddress,
): URL {
  if (!URL.canParse(address)) throw new PictureNotFetched('picture_address');
  const url = new URL(address);
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!isPlain || address.length > 2000) throw new PictureNotFetched('picture_address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node resolves no name for an IP address, so `lookup` would not check it.
  if (isIP(host) && !isAllowed(host)) throw new PictureNotFetched('picture_private');
  return url;
}

type Context = { signal: AbortSignal; isAllowed: (address: string) => boolean };

async function follow(url: URL, context: Context, left: number): Promise<Buffer> {
  const response = await ask(url, context);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (left === 0 || !URL.canParse(headers.location, url)) {
        throw new PictureNotFetched('picture_unreachable');
      }
      const next = checkedUrl(new URL(headers.location, url).href, context.isAllowed);
      return await follow(next, context, left - 1);
    }
    if (statusCode !== 200) {
      throw new PictureNotFetched('picture_unreachable', isTemporary(statusCode));
    }
    if (Number(headers['content-length']) > pictureLimit) {
      throw new PictureNotFetched('picture_too_big');
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > pictureLimit) throw new PictureNotFetched('picture_too_big');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function ask(url: URL, { signal, isAllowed }: Context): Promise<IncomingMessage> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? askSecure : askPlain;
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Haat' };
    send(url, { headers, signal, agent: false, lookup: allowedLookup(isAllowed) }, resolve)
      .on('error', reject)
      .end();
  });
}
