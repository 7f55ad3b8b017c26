import { useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pageNumbers } from '@/components/listing/page-numbers';
import { ProductItems } from '@/components/product/card/product-items';
import { Link } from '@/components/shell/navigation/link';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { pathIn } from '@/lib/i18n/language-path';
import { withPreviews } from '@/lib/storefront/catalog/picture-preview.server';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import { number } from '@/lib/storefront/format';
import {
  changed,
  type ListingQuery,
  type ListScope,
  listingHref,
} from '@/lib/storefront/listing/listing';
import { GrowingGrid } from './growing-grid';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Number of products in two rows on a phone, where a picture is as wide as its preview. */
const inSight = 4;
const previewWidth = 192;

/** A page of products with "load more" and pagination. */
export async function Results({ scope, query, list }: Props) {
  const { page, limit, total } = list;
  const [locale, products] = await Promise.all([
    getLocale(),
    withPreviews(list.products, { inSight, width: previewWidth }),
  ]);
  return (
    <GrowingGrid
      key={listingHref(scope.path, query)}
      scope={scope}
      query={query}
      address={pathIn(locale, scope.path)}
      first={{ page, limit, total, ids: products.map(({ id }) => id) }}
      pages={<Pagination path={scope.path} query={query} list={list} />}
    >
      <ProductItems products={products} inSight={inSight} />
    </GrowingGrid>
  );
}

type PaginationProps = { path: string; query: ListingQuery; list: ProductPage };

const box =
  'selectable grid h-11 min-w-11 place-items-center rounded-control border border-line bg-card px-2 font-medium hover:border-line-strong aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand';

function Pagination({ path, query, list: { total, page, limit } }: PaginationProps) {
  const t = useTranslations('listing');
  const last = Math.ceil(total / limit);
  if (last < 2) return null;
  const to = (target: number) => listingHref(path, changed(query, { page: target }));
  const step = (target: number, rel: 'prev' | 'next', label: string, icon: ReactNode) =>
    target >= 1 &&
    target <= last && (
      <li>
        <Link href={to(target)} rel={rel} aria-label={label} className={box}>
          {icon}
        </Link>
      </li>
    );
  return (
    <nav aria-label={t('pages')} className="pt-4">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {step(page - 1, 'prev', t('previous'), <ChevronLeft aria-hidden className="size-5" />)}
        {pageNumbers(page, last).map((each, index) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else
            <li key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={each}>
              <Link
                href={to(each)}
                aria-label={t('page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
                className={box}
              >
                {number(each)}
              </Link>
            </li>
          ),
        )}
        {step(page + 1, 'next', t('next'), <ChevronRight aria-hidden className="size-5" />)}
      </ul>
    </nav>
  );
}
