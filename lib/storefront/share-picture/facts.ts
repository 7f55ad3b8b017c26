import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from '@/lib/api/catalog';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { cacheTags } from '../cache';
import { company } from '../company';
import type { ShareFacts } from './draw';

/** What a page's card shows, where its picture lies, and the tags under which it is cached. */
type Found = { title: string; line: string; image: string | null; tags: string[] };

const tagline: Record<Locale, string> = {
  en: 'The bazaar of India, online',
  hi: 'भारत का अपना ऑनलाइन बाज़ार',
};

const finders = {
  async product(slug: string, lang: Locale): Promise<Found> {
    const { id, name, category, store, image_1 } = await api.getProductBySlug(lang, slug);
    const line = [category.name, store.name].join(' · ');
    return { title: name, line, image: image_1, tags: [cacheTags.product(id)] };
  },
  async category(slug: string, lang: Locale): Promise<Found> {
    const { name, parent, image } = await api.getCategory(lang, slug);
    return {
      title: name,
      line: parent?.name ?? tagline[lang],
      image,
      tags: [cacheTags.categories],
    };
  },
  async store(slug: string): Promise<Found> {
    const { name, city, state, logo, banner } = await api.getStore(slug);
    return {
      title: name,
      line: `${city}, ${state}`,
      image: logo ?? banner,
      tags: [cacheTags.stores],
    };
  },
};

export type ShareKind = keyof typeof finders;

export const isShareKind = (kind: string): kind is ShareKind => Object.hasOwn(finders, kind);

/** @throws {ApiError} 404 when there is no such page */
export async function findFacts(
  kind: ShareKind,
  slug: string,
  lang: Locale,
): Promise<ShareFacts & { tags: string[] }> {
  const { image, ...facts } = await finders[kind](slug, lang);
  return { ...facts, brand: company.brand[lang], picture: await readPicture(image) };
}

/** A picture of this shop (DATA_DIR/media); of another host's none is fetched. */
async function readPicture(image: string | null): Promise<Buffer | undefined> {
  const parts = image?.startsWith('/media/') ? image.slice('/media/'.length).split('/') : [];
  if (!parts.length || !parts.every((part) => /^\w[\w.-]*$/.test(part))) return undefined;
  const file = join(/* turbopackIgnore: true */ config.dataDir, 'media', ...parts);
  return readFile(file).catch(() => undefined);
}
