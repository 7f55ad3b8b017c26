import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Banner } from '@/lib/api/schemas/banners';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { banners, bannerTranslations } from '../db/schema/content';

/** Active banners of a kind by position, in the language asked for or English. */
export async function listBanners(
  db: Database,
  lang: Locale,
  kind: 'hero' | 'promotional',
): Promise<Banner[]> {
  const inLanguage = (column: string) =>
    sql<string>`coalesce((select ${sql.identifier(column)} from ${bannerTranslations}
      where banner_id = ${banners.id} and locale in (${lang}, 'en')
      order by locale = ${lang} desc limit 1), '')`;
  return db
    .select({
      id: banners.id,
      title: inLanguage('title'),
      text: inLanguage('body'),
      alt: inLanguage('alt'),
      image: banners.image,
      link: banners.link,
    })
    .from(banners)
    .where(
      and(
        eq(banners.kind, kind),
        eq(banners.isActive, true),
        sql`now() between coalesce(${banners.startsAt}, now()) and coalesce(${banners.endsAt}, now())`,
      ),
    )
    .orderBy(asc(banners.position), desc(banners.id))
    .limit(20);
}
