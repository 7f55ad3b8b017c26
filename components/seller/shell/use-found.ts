import { useLocale, useTranslations } from 'next-intl';
import { useHasSection } from '@/components/areas/open-sections';
import type { UseFound } from '@/components/areas/palette/palette';
import { useCall } from '@/lib/client/use-call';
import { textIn } from '@/lib/i18n/translated';

/** Most things of a kind that are shown. */
const limit = 5;

/** Finds shipments by order, AWB, SKU, product or shopper, and listings by name, code or SKU. */
export const useSellerFound: UseFound = (text) => {
  const t = useTranslations('seller_shell');
  const lang = useLocale();
  const hasSection = useHasSection();
  const asks = (section: string) => text !== '' && hasSection(section);
  const shipments = useCall(
    'GET /api/seller/shipments',
    asks('/seller/shipments') ? { query: { search: text, limit } } : null,
  );
  const listings = useCall(
    'GET /api/seller/listings',
    asks('/seller/listings') ? { query: { q: text, limit } } : null,
  );
  return {
    isLoading: shipments.isLoading || listings.isLoading,
    groups: [
      {
        label: t('shipments'),
        options: (shipments.data?.shipments ?? []).map(({ id, order_number: order, shopper }) => ({
          href: `/seller/shipments/${id}`,
          label: order,
          hint: shopper,
        })),
      },
      {
        label: t('listings'),
        options: (listings.data?.listings ?? []).map((listing) => ({
          href: `/seller/listings/${listing.id}`,
          label: textIn(listing, 'title', lang) || listing.code,
          hint: listing.code,
        })),
      },
    ],
  };
};
