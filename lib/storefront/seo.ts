import type { Metadata } from 'next';
import { config } from '@/lib/config';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

const prefix = (locale: Locale) => (locale === defaultLocale ? '' : `/${locale}`);

/** The absolute address of a path of this site in a language. */
export function absoluteUrl(path: string, locale: Locale): string {
  const local = `${prefix(locale)}${path === '/' ? '' : path}`;
  return `${config.siteUrl}${local || '/'}`;
}

/** The page's own address and its counterparts in the other languages. */
export function alternates(path: string, locale: Locale): Metadata['alternates'] {
  return {
    canonical: absoluteUrl(path, locale),
    languages: {
      'en-IN': absoluteUrl(path, 'en'),
      'hi-IN': absoluteUrl(path, 'hi'),
      'x-default': absoluteUrl(path, 'en'),
    },
  };
}

type Facts = {
  path: string;
  locale: Locale;
  title?: string;
  description?: string;
  image?: string | null;
};

/** What search engines and shared links show of a page. */
export function pageMetadata({ path, locale, title, description, image }: Facts): Metadata {
  return {
    title,
    description,
    alternates: alternates(path, locale),
    openGraph: {
      type: 'website',
      siteName: 'Haat',
      locale: locale === 'hi' ? 'hi_IN' : 'en_IN',
      url: absoluteUrl(path, locale),
      title,
      description,
      images: image ? [new URL(image, config.siteUrl).href] : undefined,
    },
  };
}

/** JSON for a script element: no text in it can end it, begin a comment or break a line of script. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
