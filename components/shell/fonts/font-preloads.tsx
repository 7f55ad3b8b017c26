import { type Locale, languages } from '@/lib/i18n/locales';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/**
 * Asks for the fonts of a language before the styles are read that name them (fonts.css). As markup at the beginning
 * of the body, for React puts its own preloads into the head, and there Chromium holds the first paint back for them.
 */
export function FontPreloads({ locale }: { locale: Locale }) {
  const fonts = styleSheets()?.fonts;
  if (!fonts) return null;
  const { font } = languages[locale];
  const html = [fonts.inter, ...(font ? [fonts[font]] : [])]
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build alone
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />;
}
