import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import en from '@/messages/on-demand/en.json';

/**
 * A client component has only the namespaces that a `ClientMessages` around it provides, and those of
 * messages/on-demand where `lazyPart` loads it; a missing one shows its keys. The test follows the imports of each
 * page and of its layouts; the sign-in sheet fetches its own.
 */
type Source = {
  isClient: boolean;
  fetchesOwn: boolean;
  imports: string[];
  /** What it loads by `lazyPart`, which brings the texts of messages/on-demand. */
  parts: string[];
  used: string[];
  provided: string[];
};

const onDemand = new Set(Object.keys(en));
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
    provided: [
      ...text.matchAll(/<ClientMessages\s+also=\{\[([^\]]*)\]|const base = \[([^\]]*)\]/g),
    ].flatMap(([list]) => namesIn(list, /'(\w+)'/g)),
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

/** `signInNamespaces` of the storefront. */
const ofTheSheet = new Set(['auth', 'validation']);

/** The namespaces that a page's client components use, and those that it provides. */
function namespacesOf(entries: string[]) {
  const [used, provided] = [new Set<string>(), new Set<string>()];
  const seen = new Set<string>();
  const follow = (file: string, inClient: boolean, inPart: boolean, inSheet: boolean) => {
    const source = read(file);
    const isClient = inClient || source.isClient;
    const fetched = inSheet || source.fetchesOwn;
    const visit = `${file} ${isClient} ${inPart} ${fetched}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    const isThere = (name: string) =>
      (inPart && onDemand.has(name)) || (fetched && ofTheSheet.has(name));
    for (const name of isClient ? source.used : []) if (!isThere(name)) used.add(name);
    for (const name of isClient ? [] : source.provided) provided.add(name);
    for (const next of source.imports) follow(next, isClient, inPart, fetched);
    for (const part of source.parts) follow(part, isClient, true, fetched);
  };
  for (const entry of entries) follow(entry, false, false, false);
  return { used, provided };
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
  const { used, provided } = namespacesOf(['app/[locale]/layout.tsx']);
  expect([...provided]).toEqual(expect.arrayContaining(['cart', 'newsletter']));
  expect([...used]).toEqual(expect.arrayContaining(['wishlist', 'newsletter']));
});

it.each(pages)('%s provides the namespaces that its client components use', (page) => {
  const { used, provided } = namespacesOf([page, ...layoutsOf(page)]);
  expect([...used].filter((name) => !provided.has(name))).toEqual([]);
});
