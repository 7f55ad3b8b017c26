import localFont from 'next/font/local';
import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import devanagari from './fonts/noto-sans-devanagari.woff2';

export const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
  adjustFontFallback: 'Arial',
});

/** next/font preloads for every page or for none; Devanagari is wanted early on Hindi pages only. */
export function preloadFonts(locale: Locale): void {
  if (locale === 'hi') {
    preload(devanagari, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
