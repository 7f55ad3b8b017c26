import * as api from '@/lib/api/catalog';
import { ApiError } from '@/lib/api/request';
import { cacheTags } from '@/lib/caching/tags';
import { brandIn } from '@/lib/i18n/brand';
import { type ByLanguage, inLanguage, type Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { stateName } from '../../catalog/states';
import { readPicture } from '../../catalog/stored-picture.server';
import { readPost } from '../../content/texts.server';
import { variantForward } from '../variant-title';
import type { ShareFacts } from './draw';

/** What a page's card shows, where its picture lies, and the tags under which it is cached. */
type Found = { title: string; line: string; image: string | null; tags: string[] };

const tagline: ByLanguage<string> = {
  en: 'The bazaar of India, online',
  hi: 'भारत का अपना ऑनलाइन बाज़ार',
};

const finders = {
  async product(slug: string, lang: Locale): Promise<Found> {
    const { id, name, category, store, image_1 } = await api.getProductBySlug(lang, slug);
    const line = [category.name, store.name].join(' · ');
    const title = variantForward(name, lang);
    return { title, line, image: image_1, tags: [cacheTags.product(id)] };
  },
  async category(slug: string, lang: Locale): Promise<Found> {
    const { name, parent, image } = await api.getCategory(lang, slug);
    return {
      title: name,
      line: parent?.name ?? inLanguage(tagline, lang),
      image,
      tags: [cacheTags.categories],
    };
  },
  async store(slug: string, lang: Locale): Promise<Found> {
    const { name, city, state, logo, banner } = await api.getStore(slug);
    return {
      title: name,
      line: `${city}, ${stateName(state, lang)}`,
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
  /** A page without a thing of its own to show: its title, of the messages. */
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

/** @throws {ApiError} 404 when there is no such page */
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
