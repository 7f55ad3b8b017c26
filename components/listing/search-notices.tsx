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

/** Says what is not sold here, and how a search was understood when it is not as typed. */
export function SearchNotices({ path, query, list }: Props) {
  const t = useTranslations('listing');
  const { search: typed } = query;
  if (!typed) return null;
  const { understood, understood_as } = list;
  const meant = understood ? understood.corrected : understood_as;
  const missing = understood?.missing ?? [];
  // What is said to be missing need not be said to be left out.
  const named = new Set(missing.flatMap((words) => words.split(' ')));
  const dropped = (understood?.dropped ?? []).filter((word) => !named.has(word));
  if (!meant && missing.length === 0 && dropped.length === 0 && !query.exact) return null;
  const b = (text: ReactNode) => <b>{text}</b>;
  const widened = query.exact === undefined;
  // Where nothing was read otherwise than typed, there is nothing to search instead.
  const isRead = Boolean(meant) || dropped.length > 0 || !widened;
  return (
    <Notice>
      {missing.length > 0 && <p>{t.rich('missing', { words: missing.join(', '), b })}</p>}
      {meant && <p>{t.rich('understood_as', { meant, b })}</p>}
      {dropped.length > 0 && <p>{t.rich('left_out', { words: dropped.join(', '), b })}</p>}
      {!widened && <p>{t.rich('exactly', { typed, b })}</p>}
      {isRead && (
        <ListLink
          href={listingHref(path, changed(query, { exact: widened ? '1' : undefined }))}
          focusKey="exact"
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t(widened ? 'search_instead' : 'search_widely', { typed })}
        </ListLink>
      )}
    </Notice>
  );
}
