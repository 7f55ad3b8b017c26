import { useTranslations } from 'next-intl';
import {
  changed,
  deliveryOptions,
  type ListingQuery,
  listingHref,
  noDelivery,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';

type Props = { path: string; query: ListingQuery };

/** How soon goods are to arrive; `ListingFrame` adds the shopper's pincode, which no page knows. */
export function DeliveryFilter({ path, query }: Props) {
  const t = useTranslations('listing');
  return (
    <ul className="needs-script">
      {deliveryOptions.map((days) => {
        const isChosen = query.delivery_days === days;
        const to = changed(query, isChosen ? noDelivery : { delivery_days: days });
        return (
          <li key={days}>
            <ListLink
              href={listingHref(path, to)}
              focusKey={`delivery_days=${days}`}
              aria-current={isChosen || undefined}
              data-needs-pincode={isChosen ? undefined : ''}
              className="facet-option pick-one"
            >
              {t('within_days', { days })}
            </ListLink>
          </li>
        );
      })}
    </ul>
  );
}
