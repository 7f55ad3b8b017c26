import 'server-only';
import { LRUCache } from 'lru-cache';
import { cacheTags } from '@/lib/caching/tags';
import { ApiError } from '@/lib/client/request';
import type { Locale } from '@/lib/i18n/locales';
import { serverProcess } from '@/lib/process/server-process';
import { lifetimes } from '../../cache';
import { loadCompany } from '../../company.server';
import { drawShareCard } from './draw';
import { findFacts, type ShareKind } from './facts';

type Drawn = { picture?: Uint8Array<ArrayBuffer>; tags: string[]; at: number; seconds: number };

/** The cards by page, 32 MB at most. */
const drawn = new LRUCache<string, Drawn>({
  maxSize: 2 ** 25,
  sizeCalculation: ({ picture }) => 200 + (picture?.length ?? 0),
});

/**
 * Returns a page's card as a JPEG and its tags; undefined if there is no such page. A card is redrawn only when
 * its facts change.
 */
export async function getSharePicture(kind: ShareKind, slug: string, lang: Locale) {
  const key = `${kind} ${lang} ${slug}`;
  const known = drawn.get(key);
  if (known && isFresh(known)) return asAnswer(known);
  const card = await draw(kind, slug, lang);
  drawn.set(key, card);
  return asAnswer(card);
}

const asAnswer = ({ picture, tags }: Drawn) => picture && { picture, tags };

async function draw(kind: ShareKind, slug: string, lang: Locale): Promise<Drawn> {
  const at = Date.now();
  try {
    await loadCompany();
    const { tags, facts, lacksPicture } = await findFacts(kind, slug, lang);
    const { revalidate: seconds } = lacksPicture ? lifetimes.lists : lifetimes.pictures;
    return {
      picture: new Uint8Array(await drawShareCard(facts)),
      tags: [...tags, cacheTags.site],
      at,
      seconds,
    };
  } catch (error) {
    if (!(error instanceof ApiError && [404, 410].includes(error.status))) throw error;
    return { tags: [], at, seconds: lifetimes.missing.revalidate };
  }
}

const isFresh = ({ tags, at, seconds }: Drawn) =>
  Date.now() - at < seconds * 1000 && !serverProcess.isMarkedSince?.(tags, at);
