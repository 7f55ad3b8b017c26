import { type APIRequestContext, expect, test } from '@playwright/test';
import { publicPages } from '../lib/storefront/seo/public-pages';
import { inLanguage, languages } from './testing/catalogue';
import { variants } from './testing/nightly';

/** Number of products visited in each language; all have the same kind of page. */
const products = 12;
/** Maximum list pages: filters and pages of lists link to each other endlessly. */
const lists = 40;
const atOnce = 4;

const ofProduct = /^(\/hi)?\/product\//;
const ofList = /\?/;
/** Pages that redirect: to sign-in, or to the same page in another language. */
const leadsOn = /^(\/hi)?\/(checkout|profile|order-success|track-order|language)(\/|\?|$)/;

/** Pages linked only by scripts. */
const byScript = ['/vendor/forgot-password', '/newsletter', '/notices', '/delivery'];

type Found = { status: number; lang?: string; html: string; moved?: string };

async function visit(request: APIRequestContext, path: string): Promise<Found> {
  const answer = await request.get(path);
  const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : '';
  const at = new URL(answer.url());
  return {
    status: answer.status(),
    lang: /<html lang="(\w+)"/.exec(html)?.[1],
    html,
    moved: at.pathname + at.search,
  };
}

/** Returns the paths of this site that a page links to, with the language that each link declares. */
function linksOf(html: string, from: string) {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = /\bhref="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    if (!href || /^(#|mailto:|tel:|https?:\/\/(?!localhost))/.test(href)) return [];
    const { pathname, search } = new URL(href, `http://localhost${from}`);
    const lang = /\bhreflang="(\w+)"/i.exec(tag)?.[1];
    return [{ path: pathname + search, lang }];
  });
}

for (const lang of variants(...languages)) {
  test(`every link that can be reached from home leads to a page in ${lang}`, async ({
    request,
  }) => {
    test.setTimeout(600_000);
    const home = inLanguage(lang, '/');
    const starts = [home, ...byScript.map((path) => inLanguage(lang, path))];
    const waiting = starts.map((path) => ({ path, from: 'the start', lang: lang as string }));
    const known = new Set(starts);
    const counts = { products: 0, lists: 0 };
    const broken: string[] = [];
    while (waiting.length) {
      await Promise.all(
        waiting.splice(0, atOnce).map(async ({ path, from, lang: promised }) => {
          const { status, lang: spoken, html, moved = path } = await visit(request, path);
          if (status >= 400) broken.push(`${path} answers ${status} (on ${from})`);
          if (spoken && spoken !== promised) broken.push(`${path} speaks ${spoken} (on ${from})`);
          if (moved !== path && !leadsOn.test(path)) broken.push(`${path} moved (on ${from})`);
          if (spoken !== lang) return;
          for (const link of linksOf(html, path)) {
            if (known.has(link.path)) continue;
            known.add(link.path);
            if (ofProduct.test(link.path) && counts.products++ >= products) continue;
            if (ofList.test(link.path) && counts.lists++ >= lists) continue;
            waiting.push({ path: link.path, from: path, lang: link.lang ?? lang });
          }
        }),
      );
    }
    expect(broken).toEqual([]);
    // All pages of the sitemap, and the vendor's pages, can be reached by links.
    const named = [...publicPages, '/vendor/signin', '/signin'];
    expect([...known]).toEqual(expect.arrayContaining(named.map((path) => inLanguage(lang, path))));
    expect([...known].filter((path) => path.includes('/blog/')).length).toBeGreaterThan(2);
    expect(known.size).toBeGreaterThan(60);
  });
}
