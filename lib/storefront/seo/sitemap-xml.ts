import { lasting, sharedHeaders } from '@/lib/caching/shared-names';
import { config } from '@/lib/config';
import type { SitemapShard } from '@/lib/contract/schemas/sitemap';
import { urlsPerSitemap } from '@/lib/contract/schemas/sitemap';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { absoluteUrl, alternates } from './seo';

/** A page and its languages, all by default. `updatedAt`: ISO 8601. */
export type SitemapPage = {
  path: string;
  images?: string[];
  updatedAt?: string;
  languages?: readonly Locale[];
};

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const urlsetOpening = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const urlsetClosing = '</urlset>\n';

/** Crawlers request a sitemap at most once an hour. */
export const sitemapHeaders = () => ({
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400',
  ...sharedHeaders([lasting.sitemaps]),
});

/** A file may have 50 MB (sitemaps.org): the share of one entry, rounded down to leave room for the frame. */
const bytesPerUrl = Math.floor((50 * 1024 * 1024) / urlsPerSitemap) - 1;

/**
 * Renders one `url` element per language, each with all alternates. Pictures are left out once a full file
 * would exceed the size limit.
 */
export function urlElements(page: SitemapPage): string {
  const { path, images = [], updatedAt, languages = locales } = page;
  const [first = defaultLocale] = languages;
  const links = Object.entries(alternates(path, first, languages)?.languages ?? {}).map(
    ([lang, href]) =>
      `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(String(href))}"/>`,
  );
  const lastmod = updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';
  const pictures = images.map((image) => {
    const address = new URL(image, config.siteUrl).href;
    return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
  });
  return languages
    .map((locale) => {
      const loc = `<loc>${escapeXml(absoluteUrl(path, locale))}</loc>`;
      const text = `<url>${loc}${lastmod}${links.join('')}`;
      return `${text}${thatFit(pictures, bytesPerUrl - text.length - 7)}</url>\n`;
    })
    .join('');
}

/** Joins as many elements as fit, from the first; all text is ASCII. */
function thatFit(elements: string[], room: number): string {
  let text = '';
  for (const element of elements) {
    if (text.length + element.length > room) break;
    text += element;
  }
  return text;
}

/** Renders the index: every shard with its last change, and the pages without data. */
export function sitemapIndex(shards: SitemapShard[]): string {
  const element = (name: string, updatedAt?: string) =>
    `<sitemap><loc>${escapeXml(`${config.siteUrl}/sitemaps/${name}.xml`)}</loc>${
      updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : ''
    }</sitemap>\n`;
  const all = shards.map(({ kind, shard, updated_at }) => element(`${kind}-${shard}`, updated_at));
  const body = [element('pages-1'), ...all].join('');
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${body}</sitemapindex>\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
