import assert from 'node:assert/strict';
import { rows } from '@/lib/i18n/languages';
import en from '@/messages/en.json';
import type { Check } from './shop';
import type { Answer } from './visitor';

const language = 'ta';
const { tag, name } = rows[language];

function isIn({ text }: Answer, lang: string = language) {
  const [html = ''] = /<html[^>]*>/.exec(text) ?? [];
  assert.ok(html.includes(` lang="${lang}"`), html);
}

function isInEnglish(page: Answer) {
  isIn(page);
  assert.ok(page.text.includes(`>${en.shell.categories}<`));
  assert.ok(page.text.includes(`href="/${language}/categories"`));
}

/** Checks that the counterpart is linked for search engines and readers. */
function leadsTo({ text }: Answer) {
  assert.ok(new RegExp(`<link[^>]* hrefLang="${tag}"`, 'i').test(text), 'hreflang');
  const link = new RegExp(`data-language="${language}"[^>]*>(?:<[^>]+>)*${name}`);
  assert.ok(link.test(text), 'the link of the header');
}

/** Checks of an enabled language without texts of its own: its pages exist, with English texts. */
export const languageChecks: Check[] = [
  {
    title: 'pages in a language without texts of its own are in English',
    needsLanguage: language,
    run: async ({ visitor, product }) => {
      const { slug } = product.category;
      for (const path of ['', `/product/${product.slug}`, `/category/${slug}`, '/cart', '/faq']) {
        isInEnglish(await visitor.expect(200, `/${language}${path}`));
      }
      isInEnglish(await visitor.expect(200, `/${language}/category/${slug}?in_stock=1`));
      isInEnglish(await visitor.expect(200, `/${language}/search?search=a`));
      isInEnglish(await visitor.expect(404, `/${language}/no-such`));
      const { headers } = await visitor.expect(307, `/${language}/checkout`);
      assert.match(headers.get('location') ?? '', new RegExp(`/${language}/signin\\?`));
      isIn(await visitor.expect(200, `/${language}/operator/signin`));
    },
  },
  {
    title: 'pages in other languages lead to it',
    needsLanguage: language,
    run: async ({ visitor }) => {
      leadsTo(await visitor.expect(200, '/'));
      leadsTo(await visitor.expect(200, '/hi'));
      const asked = { headers: { referer: `${visitor.url}/hi/deals` } };
      const { headers } = await visitor.expect(307, `/language/${language}`, asked);
      assert.match(headers.get('location') ?? '', new RegExp(`/${language}/deals$`));
      visitor.cookies.delete('language');
    },
  },
  {
    title: 'sitemap, feeds, manifest and API know it',
    needsLanguage: language,
    run: async ({ visitor, product }) => {
      const says = async (path: string, what: string) =>
        assert.ok((await visitor.expect(200, path)).text.includes(what), `${path}: ${what}`);
      await says('/sitemaps/products-1.xml', `/${language}/product/${product.slug}<`);
      await says('/sitemaps/products-1.xml', `hreflang="${tag}"`);
      await says(`/${language}/blog/feed.xml`, `<language>${tag}</language>`);
      await says(`/${language}/feeds/google.xml`, `/${language}/product/`);
      await says(`/${language}/manifest.webmanifest`, `"lang":"${tag}"`);
      await says(`/${language}/llms.txt`, `/${language}/`);
      await says(`/api/products/slug/${product.slug}?lang=${language}`, product.name);
      await says('/api/openapi.json', `"name_${language}"`);
      await visitor.expect(200, `/sw.js?${language}`);
    },
  },
];
