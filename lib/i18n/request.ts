import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';

export default getRequestConfig(async () => {
  const asked = await locale();
  const current = isLocale(asked) ? asked : defaultLocale;
  return {
    locale: current,
    messages: (await import(`../../messages/${current}.json`)).default,
    timeZone: 'Asia/Kolkata',
  };
});
