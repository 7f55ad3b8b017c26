import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pageNumbers } from '@/components/listing/page-numbers';
import { Link } from '@/components/shell/navigation/link';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import { number } from '@/lib/storefront/format';
import { changed, type ListingQuery, listingHref } from '@/lib/storefront/listing/listing';

type Props = { path: string; query: ListingQuery; list: ProductPage };

const box =
  'selectable grid h-11 min-w-11 place-items-center rounded-control border border-line bg-card px-2 font-medium hover:border-line-strong aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand';

export function Pagination({ path, query, list: { total, page, limit } }: Props) {
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
