import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ProductList } from '@/lib/api/schemas/catalog';
import { changed, type ListingQuery, listingHref } from '@/lib/storefront/listing/listing';
import { ListLink } from './list-link';

type Props = {
  path: string;
  query: ListingQuery;
  list: Pick<ProductList, 'understood' | 'understood_as'>;
};

/** Says how a search was understood when it is not as typed: corrected, with words left out, or taken literally. */
export function SearchNotices({ path, query, list }: Props) {
  const t = useTranslations('listing');
  const { search: typed } = query;
  if (!typed) return null;
  const { understood, understood_as } = list;
  const meant = understood ? understood.corrected : understood_as;
  const dropped = understood?.dropped ?? [];
  if (!meant && dropped.length === 0 && !query.exact) return null;
  const b = (text: ReactNode) => <b>{text}</b>;
  const widened = query.exact === undefined;
  return (
    <Notice>
      {meant && <p>{t.rich('understood_as', { meant, b })}</p>}
      {dropped.length > 0 && <p>{t.rich('left_out', { words: dropped.join(', '), b })}</p>}
      {!widened && <p>{t.rich('exactly', { typed, b })}</p>}
      <ListLink
        href={listingHref(path, changed(query, { exact: widened ? '1' : undefined }))}
        focusKey="exact"
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {t(widened ? 'search_instead' : 'search_widely', { typed })}
      </ListLink>
    </Notice>
  );
}
