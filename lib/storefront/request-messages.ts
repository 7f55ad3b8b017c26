import { locale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { messagesWithBrand } from '@/lib/i18n/brand';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { loadCompany } from './company.server';

export default getRequestConfig(async () => {
  const asked = await locale();
  const current = isLocale(asked) ? asked : defaultLocale;
  const [always, onDemand, areas] = await Promise.all([
    import(`../../messages/${current}.json`),
    import(`../../messages/on-demand/${current}.json`),
    import(`../../messages/areas/${current}.json`),
    loadCompany(),
  ]);
  const messages = [always, onDemand, areas].map((part) =>
    messagesWithBrand(part.default, current),
  );
  return {
    locale: current,
    messages: Object.assign({}, ...messages),
    timeZone: 'Asia/Kolkata',
  };
});
