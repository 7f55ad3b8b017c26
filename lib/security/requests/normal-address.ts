import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf, pathIn } from '@/lib/i18n/language-path';
import { normalQuery } from '@/lib/paths/normal-query';
import { isOutsidePages } from '@/lib/paths/routes';
import { refuseRequest } from './refuse-request';

/**
 * Normalises a request's address. A broken page address becomes one without a page; any other broken address,
 * and an unreadable Host header, is answered 400.
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

/** Returns an address without a page, in the language of another address. */
const missingPage = (url: string) => pathIn(languageOf(url), '/not-found');

/**
 * Returns the normal form of a request's address (RFC 3986, 6.2.2): unreserved characters of its path are not
 * escaped, all others are, in capitals; dot segments are resolved; its query is serialised again
 * (lib/paths/normal-query.ts). Rules and keys made from an address therefore cover every spelling of it.
 * @returns undefined for a broken escape, invalid UTF-8 or a control character
 */
export function normalAddress(url: string): string | undefined {
  const address = withoutOrigin(url);
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  if (!path.startsWith('/')) return undefined;
  const normal = normalPath(path);
  if (!normal || at < 0) return normal;
  const query = normalQuery(address.slice(at + 1));
  return query ? `${normal}?${query}` : normal;
}

/** Removes the origin of a request in proxy form: `GET http://host/path`. */
function withoutOrigin(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return path === '' && url !== '' ? '/' : path;
}

const percent = /%([\da-f]{2})?/gi;
const plain = /[\w.~-]/;
/**
 * Characters that a path does not allow (RFC 3986, 3.3), other than the `%` of an escape; Node delivers bytes
 * as Latin-1.
 */
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
 * Returns an address that Next can handle. Next and next-intl together decode a path twice and fail if that is
 * impossible (`/product/%25`); no page has such an address, so it is replaced by another without a page.
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

/** A host name or address with an optional port; proxies and browsers send no other form. */
const hostForm = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** True if a Host header can be parsed; HTTP/1.0 has none. */
export const isHost = (host: string | undefined) => host === undefined || hostForm.test(host);
