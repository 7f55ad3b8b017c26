import { sql } from 'drizzle-orm';
import type { OperatorHealth } from '@/lib/api/schemas/operators/health';
import { otherLocales } from '@/lib/i18n/locales';
import { missingMessages } from '@/lib/i18n/read-messages';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { listContent } from '../../content';

type Texts = OperatorHealth['texts'];

/** Products are counted by a scan, which a page that is read anew every few seconds cannot have each time. */
const kept = new WeakMap<Database, { at: number; texts: Promise<Texts> }>();
const keptFor = 10 * 60_000;

/** What each language but the default one lacks: messages, names of products on sale and of categories, pages. */
export function missingTexts(db: Database): Promise<Texts> {
  const known = kept.get(db);
  if (known && Date.now() - known.at < keptFor) return known.texts;
  const texts = count(db);
  kept.set(db, { at: Date.now(), texts });
  texts.catch(() => kept.delete(db));
  return texts;
}

async function count(db: Database): Promise<Texts> {
  const pages = (await listContent(db)).filter(({ kind }) => kind === 'page');
  const texts: Texts = [];
  for (const language of otherLocales) {
    const [row] = await rowsOf<Record<'products' | 'named' | 'categories' | 'called', number>>(
      db,
      sql`select (select count(*)::int from products where is_active) as products,
        (select count(*)::int from product_translations t join products p on p.id = t.product_id
          where t.locale = ${language} and p.is_active) as named,
        (select count(*)::int from categories) as categories,
        (select count(*)::int from category_translations where locale = ${language}) as called`,
    );
    const { products = 0, named = 0, categories = 0, called = 0 } = row ?? {};
    const without = pages.filter(({ texts }) => texts[language].source === 'none').length;
    texts.push(
      { language, kind: 'messages', ...(await missingMessages(language)) },
      { language, kind: 'products', missing: products - named, total: products },
      { language, kind: 'categories', missing: categories - called, total: categories },
      { language, kind: 'pages', missing: without, total: pages.length },
    );
  }
  return texts;
}
