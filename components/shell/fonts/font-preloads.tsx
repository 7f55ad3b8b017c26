import { type Locale, languages } from '@/lib/i18n/locales';
import { styleSheets } from '@/lib/storefront/style-sheets.server';

/**
 * Preloads the fonts of a language before the styles that name them are read (fonts.css). The markup is at the
 * start of the body: React puts its own preloads into the head, where Chromium delays the first paint for them.
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
