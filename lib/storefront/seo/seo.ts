import type { Metadata } from 'next';
import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';
import { defaultLocale, type Locale, languages, locales } from '@/lib/i18n/locales';
import { pageTitle } from './page-title';

const prefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** Returns the absolute address of a path of this site in a language. */
export function absoluteUrl(path: string, locale: Locale): string {
  const local = `${prefix(locale)}${path === '/' ? '' : path}`;
  return `${config.siteUrl}${local || '/'}`;
}

/** Returns the page's canonical address and its counterparts in its other languages. */
export function alternates(
  path: string,
  locale: Locale,
  having: readonly Locale[] = locales,
): Metadata['alternates'] {
  const inEach = having.map((each) => [languages[each].tag, absoluteUrl(path, each)]);
  const byDefault = having.includes(defaultLocale) ? defaultLocale : locale;
  return {
    canonical: absoluteUrl(path, locale),
    languages: { ...Object.fromEntries(inEach), 'x-default': absoluteUrl(path, byDefault) },
  };
}

/** A picture with its size in pixels, or only its address. */
type Picture = string | { url: string; width: number; height: number };

type Facts = {
  path: string;
  locale: Locale;
  title?: string;
  description?: string;
  /** Default: the market's own card. */
  image?: Picture;
  /** The languages that the page has; all by default. */
  languages?: readonly Locale[];
};

/** Returns the picture that the app draws for shared links to a page (app/og). */
export function sharePicture(
  kind: 'product' | 'category' | 'store' | 'post' | 'page',
  slug: string,
  locale: Locale,
) {
  const lang = locale === defaultLocale ? '' : `?lang=${locale}`;
  return { url: `/og/${kind}/${encodeURIComponent(slug)}${lang}`, width: 1200, height: 630 };
}

/** Returns the metadata of a page for search engines and shared links. */
export function pageMetadata(page: Facts): Metadata {
  const { path, locale, title, description, image, languages: having } = page;
  const images = [absolute(image ?? sharePicture('page', 'home', locale))];
  return {
    title: title && pageTitle({ name: title }, locale),
    description,
    alternates: alternates(path, locale, having),
    openGraph: {
      type: 'website',
      siteName: brandIn(locale),
      locale: languages[locale].tag.replace('-', '_'),
      url: absoluteUrl(path, locale),
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

function absolute(image: Picture) {
  const { url, ...size } = typeof image === 'string' ? { url: image } : image;
  return { url: new URL(url, config.siteUrl).href, ...size };
}

/**
 * Serializes JSON for a script element, escaped so that no text can end the element, begin a comment or break a
 * line.
 */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
