import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Section } from '@/components/ui/layout';
import { discountOptions, listingHref } from '@/lib/storefront/listing/listing';

/** Links to products by their discount off the MRP. */
export async function Discounts() {
  const [t, listing] = await Promise.all([getTranslations('home'), getTranslations('listing')]);
  return (
    <Section id="discounts" title={t('discounts')}>
      <ul className="flex flex-wrap gap-2">
        {discountOptions.toReversed().map((discount) => (
          <li key={discount}>
            <Link
              href={listingHref('/products', { discount })}
              rel="nofollow"
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-medium hover:border-line-strong"
            >
              {listing('is.discount', { value: String(discount) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
