import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '../seo/seo';
import { escapeXml } from '../seo/sitemap-xml';
import { listPosts } from './articles.server';
import { company } from './company';

/** The blog as RSS 2.0. */
export async function blogFeed(locale: Locale): Promise<string> {
  const [{ default: messages }, posts] = await Promise.all([
    import(`../../../messages/${locale}.json`),
    listPosts(locale),
  ]);
  const t = createTranslator({ locale, messages, namespace: 'content' });
  const item = ({ slug, title, description, date }: (typeof posts)[number]) => {
    const link = escapeXml(absoluteUrl(`/blog/${slug}`, locale));
    return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><description>${escapeXml(description)}</description><pubDate>${new Date(`${date}T00:00:00+05:30`).toUTCString()}</pubDate></item>`;
  };
  const self = escapeXml(absoluteUrl('/blog/feed.xml', locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${company.brand[locale]} · ${escapeXml(t('blog'))}</title><link>${escapeXml(absoluteUrl('/blog', locale))}</link><atom:link rel="self" type="application/rss+xml" href="${self}"/><description>${escapeXml(t('blog_description'))}</description><language>${locale}-IN</language>${posts.map(item).join('')}</channel></rss>
`;
}
