import 'server-only';
import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { type Locale, languages, locales, otherLocales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { readPage } from '../../content/texts.server';
import { absoluteUrl } from '../seo';

const lists = ['categories', 'brands', 'deals', 'vendors', 'ranking'] as const;
const help = ['faq', 'about'] as const;
const policies = ['terms', 'privacy', 'cancellation', 'return', 'refund', 'grievance'] as const;

/** Paths of catalogue pages, and an example search. */
const addresses = { product: '/product/', category: '/category/', store: '/store/' };
const term = 'kurta';

/** Renders the shop in Markdown for language models (llmstxt.org): its purpose, main pages and data. */
export async function llmsTxt(locale: Locale): Promise<string> {
  const link = (title: string, url: string, description: string) =>
    `- [${title}](${url}): ${description}`;
  const page = (path: string, title: string, description: string) =>
    link(title, absoluteUrl(path, locale), description);
  const articles = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const { title, description } = await readPage(name, locale);
        return page(`/${name}`, title, description);
      }),
    );
  const products = textOf(locale, 'shell.all_products');

  const sections: [title: string, lines: string[]][] = [
    [
      textOf(locale, 'shell.shop'),
      [
        page(
          '/products',
          products,
          textOf(locale, 'meta.listing.list_description', { title: products }),
        ),
        ...lists.map((name) =>
          page(
            `/${name}`,
            textOf(locale, `meta.pages.${name}.title`),
            textOf(locale, `meta.pages.${name}.description`),
          ),
        ),
      ],
    ],
    [
      textOf(locale, 'shell.help'),
      [
        ...(await articles(help)),
        page(
          '/support',
          textOf(locale, 'support.support'),
          textOf(locale, 'support.support_description'),
        ),
        page(
          '/contact',
          textOf(locale, 'support.contact'),
          textOf(locale, 'support.contact_description'),
        ),
        page('/blog', textOf(locale, 'content.blog'), textOf(locale, 'content.blog_description')),
      ],
    ],
    [textOf(locale, 'shell.policies'), await articles(policies)],
    [
      textOf(locale, 'meta.programs.title'),
      [
        page(
          '/search',
          textOf(locale, 'shell.search'),
          textOf(locale, 'meta.programs.search', { example: `?search=${term}` }),
        ),
        link(
          textOf(locale, 'meta.programs.sitemap'),
          `${config.siteUrl}/sitemap.xml`,
          textOf(locale, 'meta.programs.sitemap_hint'),
        ),
        link(
          textOf(locale, 'meta.programs.api'),
          `${config.siteUrl}/api/openapi.json`,
          textOf(locale, 'meta.programs.api_hint'),
        ),
        page(
          '/blog/feed.xml',
          textOf(locale, 'meta.programs.feed'),
          textOf(locale, 'meta.programs.feed_hint'),
        ),
        ...locales
          .filter((each) => each !== locale)
          .map((other) =>
            link(
              languages[other].name,
              absoluteUrl('/llms.txt', other),
              textOf(locale, 'meta.programs.language_hint'),
            ),
          ),
      ],
    ],
  ];
  const parts = [
    `# ${brandIn(locale)}`,
    `> ${textOf(locale, 'meta.description')}`,
    textOf(locale, 'meta.programs.addresses', {
      ...addresses,
      language: otherLocales.map((each) => languageName(each, locale)).join(', '),
      prefix: otherLocales.map((each) => pathIn(each, '/')).join(', '),
    }),
    ...sections.map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}
