import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { Database } from '../../kernel/db/connection';
import { shortLinks } from '../../kernel/db/schema/content';
import { InvalidFields, NotFound } from '../../kernel/errors';

const longestPath = 500;
const shortestCode = 8;
/** 32 letters and digits that are not easily confused. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

/**
 * Returns the code of a page's short link; the same page always gets the same code.
 * @throws {InvalidFields} url_own, too_long
 */
export async function shorten(db: Database, url: string): Promise<string> {
  const path = ownPath(url);
  const letters = lettersOf(path);
  for (let length = shortestCode; length <= letters.length; length++) {
    const code = letters.slice(0, length);
    await db.insert(shortLinks).values({ code, path }).onConflictDoNothing();
    const [link] = await db.select().from(shortLinks).where(eq(shortLinks.path, path));
    if (link) return link.code;
    // Another path has this code: one more letter makes it unique.
  }
  throw new Error('no code left for a path');
}

/**
 * Returns the path of a short link.
 * @throws {NotFound} short_link_not_found
 */
export async function findTarget(db: Database, code: string): Promise<string> {
  const [link] = /^[a-z2-9]+$/.test(code)
    ? await db.select().from(shortLinks).where(eq(shortLinks.code, code))
    : [];
  if (!link) throw new NotFound('short_link_not_found');
  return link.path;
}

/** Returns path and query of a page of this site; refuses the API, short links and foreign addresses. */
export function ownPath(url: string): string {
  const site = new URL(config.siteUrl);
  const target = parse(url, site);
  if (!target || target.origin !== site.origin) throw new InvalidFields({ url: 'url_own' });
  const path = target.pathname + target.search;
  // A browser would leave the site when redirected to `https://shop.in//evil.in`.
  if (/^\/[/\\]/.test(path) || isReserved(target.pathname)) {
    throw new InvalidFields({ url: 'url_own' });
  }
  if (path.length > longestPath) throw new InvalidFields({ url: 'too_long' });
  return path;
}

function parse(url: string, site: URL): URL | undefined {
  const isPath = url.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(url)) return undefined;
  try {
    return new URL(url, site);
  } catch {
    return undefined;
  }
}

/** Returns whether a path is no page, however its letters are encoded. */
function isReserved(pathname: string): boolean {
  try {
    return /^\/+(?:api|s|_next)(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

const lettersOf = (path: string) =>
  Array.from(createHash('sha256').update(path).digest(), (byte) => alphabet[byte % 32]).join('');
