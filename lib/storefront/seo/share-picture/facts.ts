import { cacheTags } from '@/lib/caching/tags';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { brandIn } from '@/lib/i18n/brand';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { readPicture } from '../../catalog/stored-picture.server';
import { readPost } from '../../content/texts.server';
import { shortName } from '../variant-title';
import type { ShareFacts } from './draw';

/** The texts of a page's card, the path of its picture, and the tags under which it is cached. */
type Found = { title: string; line: string; image: string | null; tags: string[] };

const tagline: ByLanguage<string> = {
  en: 'The bazaar of India, online',
  hi: 'भारत का अपना ऑनलाइन बाज़ार',
};

const finders = {
  async product(slug: string, lang: Locale): Promise<Found> {
    const { id, name, category, store, image_1 } = await dataOf(
      call('GET /api/products/slug/{slug}', { params: { slug }, lang }),
    );
    const line = [category.name, store.name].join(' · ');
    const title = shortName(name, lang);
    return { title, line, image: image_1, tags: [cacheTags.product(id)] };
  },
  async category(slug: string, lang: Locale): Promise<Found> {
    const { name, parent, image } = await dataOf(
      call('GET /api/categories/{slug}', { params: { slug }, lang }),
    );
    return {
      title: name,
      line: parent?.name ?? inLanguage(tagline, lang),
      image,
      tags: [cacheTags.categories],
    };
  },
  async store(slug: string, lang: Locale): Promise<Found> {
    const { name, city, state, logo, banner } = await dataOf(
      call('GET /api/stores/{idOrSlug}', { params: { idOrSlug: slug } }),
    );
    return {
      title: name,
      line: placeLine({ city, state }, lang),
      image: logo ?? banner,
      tags: [cacheTags.stores],
    };
  },
  async post(slug: string, lang: Locale): Promise<Found> {
    const post = await readPost(slug, lang);
    if (!post) throw new ApiError('api', 404);
    const line = textOf(lang, 'content.blog');
    return { title: post.title, line, image: post.image ?? null, tags: [cacheTags.content] };
  },
  /** Returns the card of a page without a picture of its own; its title comes from the messages. */
  async page(name: string, lang: Locale): Promise<Found> {
    if (name === 'home')
      return { title: inLanguage(tagline, lang), line: '', image: null, tags: [] };
    const key = `meta.pages.${name}.title`;
    if (!hasText(key)) throw new ApiError('api', 404);
    return { title: textOf(lang, key), line: inLanguage(tagline, lang), image: null, tags: [] };
  },
};

export type ShareKind = keyof typeof finders;

export const isShareKind = (kind: string): kind is ShareKind => Object.hasOwn(finders, kind);

/**
 * Loads the facts of a page's card.
 * @throws {ApiError} 404 if there is no such page
 */
export async function findFacts(
  kind: ShareKind,
  slug: string,
  lang: Locale,
): Promise<{ facts: ShareFacts; tags: string[]; lacksPicture: boolean }> {
  const { image, tags, ...texts } = await finders[kind](slug, lang);
  const picture = await readPicture(image);
  const facts = { ...texts, brand: brandIn(lang), picture };
  return { facts, tags, lacksPicture: image !== null && !picture };
}
