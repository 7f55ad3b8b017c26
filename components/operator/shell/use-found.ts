import { useLocale, useTranslations } from 'next-intl';
import { useHasSection } from '@/components/areas/open-sections';
import type { UseFound } from '@/components/areas/palette/palette';
import { useCall } from '@/lib/client/use-call';
import { textIn } from '@/lib/i18n/translated';

/** Most things of a kind that are shown. */
const limit = 5;

/** Finds orders by number, AWB, phone or name, shoppers, stores, and listings by code, SKU or name. */
export const useOperatorFound: UseFound = (text) => {
  const t = useTranslations('operator_shell');
  const lang = useLocale();
  const hasSection = useHasSection();
  const asks = (section: string) => text !== '' && hasSection(section);
  const orders = useCall(
    'GET /api/operator/orders',
    asks('/operator/orders') ? { query: { search: text, limit } } : null,
  );
  const shoppers = useCall(
    'GET /api/operator/shoppers',
    asks('/operator/shoppers') ? { query: { search: text } } : null,
  );
  const sellers = useCall(
    'GET /api/operator/vendors',
    asks('/operator/sellers') ? { query: { search: text, limit } } : null,
  );
  const listings = useCall(
    'GET /api/operator/catalogue/listings',
    asks('/operator/catalogue') ? { query: { q: text, limit } } : null,
  );
  return {
    isLoading: [orders, shoppers, sellers, listings].some(({ isLoading }) => isLoading),
    groups: [
      {
        label: t('orders'),
        options: (orders.data?.orders ?? []).map(({ number, shopper }) => ({
          href: `/operator/orders/${number}`,
          label: number,
          hint: shopper,
        })),
      },
      {
        label: t('shoppers'),
        options: (shoppers.data ?? []).slice(0, limit).map(({ id, name, email }) => ({
          href: `/operator/shoppers/${id}`,
          label: name || email,
          hint: name ? email : undefined,
        })),
      },
      {
        label: t('sellers'),
        options: (sellers.data?.applications ?? []).map(
          ({ application_number: number, name, city }) => ({
            href: `/operator/sellers/${number}`,
            label: name,
            hint: city,
          }),
        ),
      },
      {
        label: t('catalogue'),
        options: (listings.data?.listings ?? []).map((listing) => ({
          href: `/operator/catalogue?q=${encodeURIComponent(listing.code)}`,
          label: textIn(listing, 'title', lang) || listing.code,
          hint: listing.store.name,
        })),
      },
    ],
  };
};
