import { preload } from 'react-dom';
import { type Locale, languages } from '@/lib/i18n/locales';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/** Asks for the fonts of a language before the styles are read that name them (fonts.css). */
export function preloadFonts(locale: Locale): void {
  const fonts = styleSheets()?.fonts;
  if (!fonts) return;
  const as = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
  preload(fonts.inter, as);
  const { font } = languages[locale];
  if (font) preload(fonts[font], as);
}
