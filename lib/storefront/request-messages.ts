import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { messagesWithBrand } from '@/lib/i18n/brand';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { filledFrom, sourcesOf } from '@/lib/i18n/message-sources';
import { readMessages } from '@/lib/i18n/read-messages';
import { timeZone } from '@/lib/time/india';
import { loadCompany } from './company.server';

export default getRequestConfig(async () => {
  const asked = await locale();
  const current = isLocale(asked) ? asked : defaultLocale;
  const [sources] = await Promise.all([
    Promise.all(sourcesOf(current).map(readMessages)),
    loadCompany(),
  ]);
  const texts = sources.map((files) =>
    Object.assign({}, ...files.map((file) => messagesWithBrand(file, current))),
  );
  return { locale: current, messages: texts.reduce(filledFrom), timeZone };
});
