import { shortenUrl } from '@/lib/api/short-links';
import type { Locale } from '@/lib/i18n/locales';

/** The page's own address, without what a visit hung onto it. */
export const longLink = () => window.location.origin + window.location.pathname;

/** A short link to this page, or its own address where none can be had. */
async function linkToPage(lang: Locale): Promise<string> {
  try {
    return (await shortenUrl(lang, longLink())).short_url;
  } catch {
    return longLink();
  }
}

/**
 * Copies a link to this page.
 * @returns undefined once copied, else the link, for the shopper to copy
 */
export async function copyLink(lang: Locale): Promise<string | undefined> {
  const link = linkToPage(lang);
  try {
    await write(link);
    return undefined;
  } catch {
    return link;
  }
}

/** Begun within the click, because Safari refuses what comes after waiting for the link. */
async function write(link: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return navigator.clipboard.writeText(await link);
  const text = link.then((address) => new Blob([address], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
