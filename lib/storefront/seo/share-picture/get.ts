import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ApiError } from '@/lib/api/request';
import type { Locale } from '@/lib/i18n/locales';
import { lifetimes } from '../../cache';
import { drawShareCard } from './draw';
import { findFacts, type ShareKind } from './facts';

/** The card of a page as a JPEG, drawn once for as long as what it shows stays; undefined without such a page. */
export async function getSharePicture(kind: ShareKind, slug: string, lang: Locale) {
  'use cache';
  try {
    const { tags, facts, lacksPicture } = await findFacts(kind, slug, lang);
    cacheTag(...tags);
    cacheLife(lacksPicture ? lifetimes.lists : lifetimes.pictures);
    return new Uint8Array(await drawShareCard(facts));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    cacheLife(lifetimes.missing);
    return undefined;
  }
}
