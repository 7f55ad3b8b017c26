import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Suggestions } from '@/lib/api/schemas/facets';
import type { Locale } from '@/lib/i18n/locales';
import { livePrice } from '../../catalog/price';
import type { Database } from '../../db/connection';
import { productMedia, products, productTranslations } from '../../db/schema/catalog';
import { rupees } from '../../money/rupees';
import { keyBeginnings, keysOf, wordsOf } from '../language/folding';
import { onSaleIn } from './catalogue-counts';
import { categoryName } from './catalogue-snapshot';
import type { LiveIndex } from './live-index';

const most = { products: 6, categories: 4, brands: 4, queries: 6 };
/** Fewer letters say nothing yet. */
const fewestLetters = 2;
const nothing: Suggestions = { products: [], categories: [], brands: [], queries: [] };

/** What a shopper may mean who has typed this much; words in the script they are typed in. */
export async function suggest(
  search: LiveIndex,
  lang: Locale,
  text: string | undefined,
): Promise<Suggestions> {
  if (wordsOf(text ?? '').join('').length < fewestLetters) return nothing;
  const index = await search.current();
  const { ids, understanding } = index.findBest(text ?? '', most.products, search.now());
  const words = understanding.words.map((word) => word.text);
  const { market, kinds } = index;
  const { categories, brands } = onSaleIn(index);
  const named = meant(categories, words, ({ name, nameHi }) => [name, nameHi ?? '']);
  return {
    products: await findSuggested(search.db, lang, ids),
    categories: named.slice(0, most.categories).map((category) => ({
      id: category.id,
      name: categoryName(category, lang),
      slug: category.slug,
      image: category.image,
    })),
    brands: meant(brands, words, ({ name }) => [name])
      .slice(0, most.brands)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    queries: index.phrases.completing(words, market, kinds, most.queries),
  };
}

/** What has all the words in a name, the last of which may be a beginning; by its sound, if not as written. */
function meant<One>(all: One[], words: readonly string[], namesOf: (one: One) => string[]): One[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const whole = words.slice(0, -1).map(keysOf);
  const beginnings = [...keysOf(last), ...keyBeginnings(last)].filter(({ length }) => length > 1);
  const candidates = all
    .flatMap((one) => namesOf(one).map((name) => ({ one, words: wordsOf(name) })))
    .map((candidate) => ({ ...candidate, keys: candidate.words.flatMap(keysOf) }))
    .filter(({ keys }) => whole.every((own) => own.some((key) => keys.includes(key))));
  const written = candidates.filter((one) => one.words.some((word) => word.startsWith(last)));
  const sounding = (keys: string[]) =>
    keys.some((key) => beginnings.some((beginning) => key.startsWith(beginning)));
  const found = written.length > 0 ? written : candidates.filter(({ keys }) => sounding(keys));
  return [...new Set(found.map(({ one }) => one))];
}

async function findSuggested(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Suggestions['products']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      slug: products.slug,
      image_1: productMedia.url,
      price: livePrice,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(and(inArray(products.id, ids), eq(products.isActive, true)));
  const byId = new Map(rows.map((row) => [row.id, { ...row, price: rupees(row.price) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
