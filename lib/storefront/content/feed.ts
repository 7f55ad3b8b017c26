import 'server-only';
import { brandIn } from '@/lib/i18n/brand';
import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { startOfDay } from '@/lib/time/india';
import { absoluteUrl } from '../seo/seo';
import { escapeXml } from '../seo/sitemap-xml';
import { listPosts } from './texts.server';

/** Renders the blog as RSS 2.0. */
export async function blogFeed(locale: Locale): Promise<string> {
  const posts = await listPosts(locale);
  const [title, description] = [
    textOf(locale, 'content.blog'),
    textOf(locale, 'content.blog_description'),
  ].map(escapeXml);
  const item = ({ slug, title, description, date }: (typeof posts)[number]) => {
    const link = escapeXml(absoluteUrl(`/blog/${slug}`, locale));
    return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><description>${escapeXml(description)}</description><pubDate>${startOfDay(date).toUTCString()}</pubDate></item>`;
  };
  const self = escapeXml(absoluteUrl('/blog/feed.xml', locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${brandIn(locale)} · ${title}</title><link>${escapeXml(absoluteUrl('/blog', locale))}</link><atom:link rel="self" type="application/rss+xml" href="${self}"/><description>${description}</description><language>${languages[locale].tag}</language>${posts.map(item).join('')}</channel></rss>
`;
}
