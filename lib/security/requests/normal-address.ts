import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, pathIn } from '@/lib/i18n/language-path';
import { isOutsidePages } from '@/lib/paths/routes';
import { refuseRequest } from './refuse-request';

/**
 * Brings a request's address to its normal form. A broken address of a page becomes one without a page; any
 * other, and a Host header that cannot be read, is answered 400.
 */
export function normaliseAddress(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (url === '*') return true;
  const normal = normalAddress(url);
  if (!isHost(request.headers.host)) {
    refuseRequest(request, response, 400, 'malformed');
    return false;
  }
  if (normal !== undefined) {
    request.url = decodable(normal);
    return true;
  }
  if (url.startsWith('/') && !isOutsidePages(url)) {
    request.url = missingPage(url);
    return true;
  }
  refuseRequest(request, response, 400, 'malformed');
  return false;
}

/** An address without a page, in the language of another address. */
const missingPage = (url: string) => pathIn(languageOf(url), '/not-found');

/**
 * The one normal form of a request's address (RFC 3986, 6.2.2): what may stand plainly is not escaped,
 * what must be escaped is, in capitals, and dot segments are resolved. Rules that look at a path therefore
 * see every spelling of it. The query stays as it is, but for parameters that are called as what every object has
 * (`__proto__`, `constructor`): Next gathers queries in plain objects, and answers 500.
 * @returns undefined for an address that has none: a broken escape, no UTF-8, a control character
 */
export function normalAddress(url: string): string | undefined {
  const [path = '', ...parts] = withoutOrigin(url).split('?');
  if (!path.startsWith('/')) return undefined;
  const normal = normalPath(path);
  if (!normal || !parts.length) return normal;
  const query = parts.join('?');
  const kept = query.split('&').filter((part) => !isInherited(part));
  return kept.length || !query ? `${normal}?${kept.join('&')}` : normal;
}

function isInherited(part: string): boolean {
  const [name = ''] = part.split('=', 1);
  try {
    return decodeURIComponent(name) in Object.prototype;
  } catch {
    return false;
  }
}

/** A proxy's form of a request names the host, too: `GET http://host/path`. */
function withoutOrigin(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === '' && url !== '' ? '/' : path;
}

const percent = /%([\da-f]{2})?/gi;
const plain = /[\w.~-]/;
/** Neither allowed in a path (RFC 3986, 3.3) nor the sign of an escape; Node hands on bytes as Latin-1. */
const mustBeEscaped = /[^\w.~!$&'()*+,;=:@/%[\]-]/g;

function normalPath(path: string): string | undefined {
  let broken = false;
  const escaped = path
    .replace(mustBeEscaped, (character) => hex(character.charCodeAt(0)))
    .replace(percent, (all, digits?: string) => {
      const code = digits === undefined ? -1 : Number.parseInt(digits, 16);
      if (code < 0x20 || code === 0x7f) broken = true;
      const character = String.fromCharCode(Math.max(code, 0));
      return plain.test(character) ? character : all.toUpperCase();
    });
  if (broken || !isUtf8(escaped)) return undefined;
  return withoutDots(escaped);
}

const hex = (code: number) => `%${code.toString(16).toUpperCase().padStart(2, '0')}`;

function isUtf8(escaped: string): boolean {
  try {
    decodeURIComponent(escaped);
    return true;
  } catch {
    return false;
  }
}

function withoutDots(path: string): string {
  if (!/\/\.\.?(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [at, segment] of segments.entries()) {
    if (segment === '..') kept.pop();
    if (segment !== '.' && segment !== '..') kept.push(segment);
    else if (at === segments.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}

/**
 * The address to ask Next for. Between them Next and next-intl decode a path twice and fail where that is
 * not possible (`/product/%25`); nothing lies under such an address, so another one without a page is asked.
 */
export function decodable(url: string): string {
  if (!url.includes('%') || isOutsidePages(url)) return url;
  const [path = '', query] = url.split('?', 2);
  try {
    decodeURIComponent(decodeURIComponent(path));
    return url;
  } catch {
    return query === undefined ? missingPage(path) : `${missingPage(path)}?${query}`;
  }
}

/** A name or address with an optional port, as no proxy and no browser sends it otherwise. */
const hostForm = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a Host header can be read; HTTP/1.0 has none. */
export const isHost = (host: string | undefined) => host === undefined || hostForm.test(host);
