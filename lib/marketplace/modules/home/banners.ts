import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Banner } from '@/lib/api/schemas/banners';
import type { BannerKind } from '@/lib/api/schemas/home/sections';
import { fallbackChain, type Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { banners, bannerTranslations } from '../../kernel/db/schema/content';

type Moment = { lang: Locale; at: Date };

/** Banners that are shown at a moment in a language, by position; of one kind, or of both. */
export async function findBanners(
  db: Database,
  { lang, at, kind }: Moment & { kind?: BannerKind },
): Promise<(Banner & { kind: BannerKind })[]> {
  const chain = fallbackChain(lang);
  const inLanguage = (column: string) =>
    sql<string>`coalesce((select ${sql.identifier(column)} from ${bannerTranslations}
      where banner_id = ${banners.id} and locale in ${chain}
      order by array_position(array[${sql.join(
        chain.map((each) => sql`${each}::text`),
        sql`, `,
      )}], locale) limit 1), '')`;
  return db
    .select({
      id: banners.id,
      kind: banners.kind,
      title: inLanguage('title'),
      text: inLanguage('body'),
      alt: inLanguage('alt'),
      image: banners.image,
      link: banners.link,
    })
    .from(banners)
    .where(and(isShown({ lang, at }), kind && eq(banners.kind, kind)))
    .orderBy(asc(banners.position), desc(banners.id))
    .limit(60);
}

/** From its beginning until before its end. */
const isShown = ({ lang, at }: Moment): SQL | undefined =>
  and(
    eq(banners.isActive, true),
    or(isNull(banners.locale), eq(banners.locale, lang)),
    or(isNull(banners.startsAt), lte(banners.startsAt, at)),
    or(isNull(banners.endsAt), gt(banners.endsAt, at)),
  );
