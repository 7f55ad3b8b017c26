import { useTranslations } from 'next-intl';
import { money } from '@/lib/storefront/format';

type Props = {
  storeId: number;
  /** Rupees, for one piece; null where it is not known. */
  fee: number | null;
};

/**
 * What sending costs; where the shopper's pincode is known, `DeliverTo` in the header writes the day into the same
 * line. It may do so before the card is hydrated.
 */
export function DeliveryNote({ storeId, fee }: Props) {
  const t = useTranslations('offer');
  if (fee === null) return null;
  return (
    <p
      suppressHydrationWarning
      data-delivery={`${storeId}:${fee}`}
      className="product-card-delivery"
    >
      {fee ? t('delivery_fee', { amount: money(fee) }) : t('free_delivery')}
    </p>
  );
}
