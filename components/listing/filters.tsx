import { Check, SlidersHorizontal, Star } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/shell/intent-link';
import { changed, type ListingQuery, listingHref, ratingOptions } from '@/lib/storefront/listing';
import { PriceFilter } from './price-filter';

type Props = { path: string; query: ListingQuery };

/** Price, rating and stock; folded above the results where there is no room beside them. */
export function Filters(props: Props) {
  const t = useTranslations('listing');
  return (
    <>
      <details className="rounded-card border border-line bg-card lg:hidden">
        <summary className="flex min-h-11 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden className="size-4 text-brand" />
          {t('filters')}
        </summary>
        <div className="border-t border-line p-4">
          <Groups {...props} />
        </div>
      </details>
      <aside
        aria-label={t('filters')}
        className="sticky top-20 hidden rounded-card border border-line bg-card p-4 lg:block"
      >
        <h2 className="mb-3 flex items-center gap-2 text-lg font-bold">
          <SlidersHorizontal aria-hidden className="size-4 text-brand" />
          {t('filters')}
        </h2>
        <Groups {...props} />
      </aside>
    </>
  );
}

function Groups({ path, query }: Props) {
  const t = useTranslations('listing');
  const to = (change: Partial<ListingQuery>) => listingHref(path, changed(query, change));
  return (
    <div className="flex flex-col gap-5">
      <Group title={t('price')}>
        <PriceFilter path={path} query={query} />
      </Group>
      <Group title={t('rating')}>
        <ul>
          {ratingOptions.map((rating) => {
            const chosen = query.rating === rating;
            return (
              <li key={rating}>
                <Option chosen={chosen} href={to({ rating: chosen ? undefined : rating })}>
                  <span className="flex items-center gap-1">
                    {rating}
                    <Star aria-hidden className="size-4 fill-accent text-accent" />
                  </span>
                  {t('and_up')}
                </Option>
              </li>
            );
          })}
        </ul>
      </Group>
      <Group title={t('availability')}>
        <Option
          chosen={query.in_stock === 'true'}
          href={to({ in_stock: query.in_stock ? undefined : 'true' })}
        >
          {t('in_stock_only')}
        </Option>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

function Option({
  href,
  chosen,
  children,
}: {
  href: string;
  chosen: boolean;
  children: ReactNode;
}) {
  return (
    <IntentLink
      href={href}
      rel="nofollow"
      scroll={false}
      aria-current={chosen || undefined}
      className="group -mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 text-[0.9375rem] hover:bg-sunken aria-current:font-semibold"
    >
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-md border border-line-strong text-on-brand group-aria-current:border-brand group-aria-current:bg-brand"
      >
        {chosen && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      {children}
    </IntentLink>
  );
}
