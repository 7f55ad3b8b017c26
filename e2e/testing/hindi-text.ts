import type { APIRequestContext, Page } from '@playwright/test';
import { addressOf, defaultCompany as company } from '@/lib/company/company';
import { latinWords } from '../../lib/i18n/testing/latin-words';
import { address } from './shopper';

/** Returns texts of a page that contain unexpected words in Latin script, with those words. */
export async function englishOn(page: Page, known: string[]): Promise<[string, string[]][]> {
  const texts = [...new Set(await saidOn(page))];
  return texts
    .map((text): [string, string[]] => [text, latinWords(text, known)])
    .filter(([, words]) => words.length > 0);
}

/** Returns all texts for readers, screen readers and search engines; parts marked as English are excluded. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inEnglish = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === 'en' || element.closest('[translate=no]');
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('script, style, noscript, [hidden]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (parent && textContent?.trim() && isShown(parent) && !inEnglish(parent)) {
        said.push(textContent.trim());
      }
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        const value = element.getAttribute(name);
        if (value && isShown(element) && !inEnglish(element)) said.push(value);
      }
    }
    const described = document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    );
    return [...said, document.title, ...[...described].map(({ content }) => content)];
  });
}

/** The search of `cataloguePaths`. */
const typed = 'cotton';

type Store = Record<'name' | 'legal_name' | 'address' | 'city' | 'state', string>;

/** Returns names of the market, and of a test shopper, that are the same in every language. */
export async function namesOf(request: APIRequestContext): Promise<string[]> {
  const get = async (path: string) => (await (await request.get(path)).json()).data;
  const [brands, stores] = await Promise.all([
    get('/api/brands?limit=100&lang=hi'),
    get('/api/stores?limit=100&lang=hi'),
  ]);
  const facts = (stores as Store[]).flatMap((store) => [
    ...[store.name, store.legal_name, store.address, store.city],
  ]);
  const { legal_name: legalName } = company;
  return [
    ...['Meera', 'Demo', ...Object.values(address)],
    legalName,
    addressOf(company),
    typed,
    ...(brands as { name: string }[]).map(({ name }) => name),
    ...facts,
  ];
}
