import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { everyPage } from '@/components/shell/messages/every-page';
import always from '@/messages/en.json';
import onDemandTexts from '@/messages/on-demand/en.json';

/**
 * A client component has only the namespaces that a surrounding `ClientMessages` provides, and those of
 * messages/on-demand if `lazyPart` loads it; a missing text shows its key. The test follows the imports of each
 * page and its layouts; the sign-in sheet fetches its own texts.
 */
type Source = {
  isClient: boolean;
  fetchesOwn: boolean;
  imports: string[];
  /** Modules loaded by `lazyPart`, which adds the texts of messages/on-demand. */
  parts: string[];
  used: string[];
  /** Texts of namespaces that not every page has as a whole, e.g. `cart.title`. */
  texts: string[];
  provided: string[];
};

/** Namespaces of which every page has only some texts. */
const inPart = Object.entries(everyPage).flatMap(([name, texts]) =>
  texts === 'all'
    ? []
    : [{ name, all: Object.keys(always[name as 'cart']), given: texts as string[] }],
);
const given = new Set(inPart.flatMap(({ name, given }) => given.map((key) => `${name}.${key}`)));

const onDemand = new Set(Object.keys(onDemandTexts));
const ofParts = /\blazyPart\(\s*\(\) => import\('((?:@\/|\.)[^']+)'\)/gm;

const known = new Map<string, Source>();

function read(file: string): Source {
  const found = known.get(file);
  if (found) return found;
  const text = readFileSync(file, 'utf8');
  const source = {
    isClient: /^'use client'/m.test(text),
    fetchesOwn:
      text.includes('<AddedMessages messages={messages}>') && text.includes('SignInMessages'),
    imports: importsOf(file, text.replace(ofParts, ''), values),
    parts: importsOf(file, text, ofParts),
    used: namesIn(text, /\buseTranslations\(['`](\w+)/g),
    texts: textsIn(text),
    provided: [...text.matchAll(/<ClientMessages\s+also=\{\[([^\]]*)\]/g)].flatMap(([list]) =>
      namesIn(list, /'(\w+)'/g),
    ),
  };
  known.set(file, source);
  return source;
}

const values =
  /(?:^(?:import|export)(?! type)[^;]*? from |(?<!typeof )\bimport\()\s*'((?:@\/|\.)[^']+)'/gm;

function importsOf(file: string, text: string, pattern: RegExp): string[] {
  return namesIn(text, pattern).flatMap((name) => {
    const path = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(file), name));
    return ['.ts', '.tsx'].map((end) => path + end).filter(existsSync);
  });
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Returns the texts named by a file's strings, in the namespaces of `inPart` that the file opens or receives
 * (`errors`).
 */
function textsIn(text: string): string[] {
  const strings = new Set(namesIn(text, /'(\w+)'/g));
  return inPart
    .filter(({ name }) => new RegExp(`useTranslations\\('${name}'|\\.?\\b${name}\\(`).test(text))
    .flatMap(({ name, all }) =>
      all.filter((key) => strings.has(key)).map((key) => `${name}.${key}`),
    );
}

/** `signInNamespaces` of the storefront. */
const ofTheSheet = new Set(['auth', 'validation']);

/** Returns the namespaces and texts that a page's client components use, and those that it provides. */
function namespacesOf(entries: string[]) {
  const used = new Set<string>();
  const texts = new Set<string>();
  const provided = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string, inClient: boolean, inLazyPart: boolean, inSheet: boolean) => {
    const source = read(file);
    const isClient = inClient || source.isClient;
    const fetched = inSheet || source.fetchesOwn;
    const visit = `${file} ${isClient} ${inLazyPart} ${fetched}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    const isThere = (name: string) =>
      (inLazyPart && onDemand.has(name)) || (fetched && ofTheSheet.has(name));
    for (const name of isClient ? source.used : []) if (!isThere(name)) used.add(name);
    for (const text of isClient ? source.texts : []) texts.add(text);
    for (const name of isClient ? [] : source.provided) provided.add(name);
    for (const next of source.imports) follow(next, isClient, inLazyPart, fetched);
    for (const part of source.parts) follow(part, isClient, true, fetched);
  };
  for (const entry of entries) follow(entry, false, false, false);
  return { used, texts, provided };
}

const layoutsOf = (page: string): string[] => {
  const folders = dirname(page).split('/');
  return folders
    .map((_, index) => join(...folders.slice(0, index + 1), 'layout.tsx'))
    .filter(existsSync);
};

const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page|error|not-found)\.tsx$/.test(file))
  .map((file) => join('app/[locale]', file));

it('finds the pages, and what a page provides', () => {
  expect(pages.length).toBeGreaterThan(40);
  const { used, texts, provided } = namespacesOf(['app/[locale]/(storefront)/layout.tsx']);
  expect([...provided]).toEqual(['newsletter']);
  expect([...used]).toEqual(expect.arrayContaining(['wishlist', 'newsletter']));
  expect([...texts]).toEqual(expect.arrayContaining(['wishlist.open', 'errors.network']));
});

it.each(pages)('%s provides the namespaces that its client components use', (page) => {
  const { used, texts, provided } = namespacesOf([page, ...layoutsOf(page)]);
  expect([...used].filter((name) => !(name in everyPage) && !provided.has(name))).toEqual([]);
  const isWhole = (text: string) => provided.has(text.split('.')[0] ?? '');
  expect([...texts].filter((text) => !given.has(text) && !isWhole(text))).toEqual([]);
});
