import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { messagesWithBrand } from '@/lib/i18n/brand';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { filledFrom, sourcesOf } from '@/lib/i18n/message-sources';
import { timeZone } from '@/lib/time/india';
import { loadCompany } from './company.server';

const read = (lang: Locale) =>
  Promise.all([
    import(`../../messages/${lang}.json`),
    import(`../../messages/on-demand/${lang}.json`),
    import(`../../messages/areas/${lang}.json`),
  ]);

export default getRequestConfig(async () => {
  const asked = await locale();
  const current = isLocale(asked) ? asked : defaultLocale;
  const [sources] = await Promise.all([Promise.all(sourcesOf(current).map(read)), loadCompany()]);
  const texts = sources.map((parts) =>
    Object.assign({}, ...parts.map((part) => messagesWithBrand(part.default, current))),
  );
  return { locale: current, messages: texts.reduce(filledFrom), timeZone };
});
