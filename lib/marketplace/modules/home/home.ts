import type { Home } from '@/lib/api/schemas/home/home';
import type { Locale } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { findBanners } from './banners';
import { pickCards } from './picks';
import { listSections } from './sections';

/** The home page at a moment: banners by their time and language, sections in their order, picks on sale now. */
export async function homeAt(db: Database, lang: Locale, at: Date): Promise<Home> {
  const [banners, sections, picks] = await Promise.all([
    findBanners(db, { lang, at }),
    listSections(db),
    pickCards(db, lang),
  ]);
  const ofKind = (wanted: string) =>
    banners.filter(({ kind }) => kind === wanted).map(({ kind, ...banner }) => banner);
  return {
    banners: ofKind('hero'),
    promotions: ofKind('promotional'),
    sections: sections.flatMap(({ name, is_hidden, ...titles }) =>
      // Without a title in the language the shop's own is better than one in another.
      is_hidden ? [] : [{ name, title: titles[fieldIn('title', lang)] ?? null }],
    ),
    picks,
  };
}
