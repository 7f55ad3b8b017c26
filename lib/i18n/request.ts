import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';

export default getRequestConfig(async () => {
  const asked = await locale();
  const current = isLocale(asked) ? asked : defaultLocale;
  const [always, onDemand] = await Promise.all([
    import(`../../messages/${current}.json`),
    import(`../../messages/on-demand/${current}.json`),
  ]);
  return {
    locale: current,
    messages: { ...always.default, ...onDemand.default },
    timeZone: 'Asia/Kolkata',
  };
});
