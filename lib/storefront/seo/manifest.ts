import type { MetadataRoute } from 'next';
import { brandIn } from '@/lib/i18n/brand';
import { pathIn } from '@/lib/i18n/language-path';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { type TextKey, textOf } from '@/lib/i18n/texts';
import { headerColour, pageColour } from './app-colours';

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Returns the web app manifest in a language. A device has one app, with the same name in all languages: a
 * shopper who changes the language is not asked to install another app or to accept a new name.
 */
export function appManifest(locale: Locale): MetadataRoute.Manifest {
  const name = [...new Set(locales.map(brandIn))].join(' ');
  const t = (key: TextKey) => textOf(locale, key);
  const shortcut = (name: string, path: string) => ({ name, url: pathIn(locale, path) });
  return {
    id: '/',
    name,
    short_name: name,
    description: t('meta.description'),
    lang: languages[locale].tag,
    dir: languages[locale].dir ?? 'ltr',
    start_url: pathIn(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: pageColour,
    theme_color: headerColour.light,
    categories: ['shopping'],
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      shortcut(t('shell.search'), '/search'),
      shortcut(t('shell.offers'), '/deals'),
      shortcut(t('shell.cart'), '/cart'),
      shortcut(t('shell.track_order'), '/track-order'),
    ],
  };
}
