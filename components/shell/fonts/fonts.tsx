import localFont from 'next/font/local';
import { preload } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import devanagari from './noto-sans-devanagari.woff2';

/**
 * Optional: who has it in time, or from the page before, reads in Inter; who has not keeps the device's own. To
 * set a page a second time costs a phone some 60 ms in which it answers nothing.
 */
export const inter = localFont({
  src: './inter.woff2',
  weight: '400 800',
  display: 'optional',
  variable: '--font-inter',
  adjustFontFallback: false,
});

/** next/font preloads for every page or for none; Devanagari is wanted early on Hindi pages only. */
export function preloadFonts(locale: Locale): void {
  if (locale === 'hi') {
    preload(devanagari, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
