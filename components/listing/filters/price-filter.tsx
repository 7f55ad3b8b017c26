import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Facets } from '@/lib/contract/schemas/facets';
import { pathIn } from '@/lib/i18n/language-path';
import { number } from '@/lib/storefront/format';
import { changed, type ListingQuery, listingHref } from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';

type Props = { path: string; query: ListingQuery; range: Facets['price'] };

const field =
  'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-page px-2 text-sm';

/** A price range in whole rupees; a plain GET form with the rest of the query in hidden fields. */
export function PriceFilter({ path, query, range }: Props) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const { min_price, max_price } = query;
  const without = changed(query, { min_price: undefined, max_price: undefined });
  const shown = { min_price: range?.min, max_price: range?.max };
  return (
    <div className="flex flex-col gap-1 pt-1 pb-2">
      <form
        key={`${min_price}-${max_price}`}
        action={pathIn(locale, path)}
        className="flex items-center gap-2"
      >
        {Object.entries(without).flatMap(([name, values]) =>
          [values]
            .flat()
            .map((value) => (
              <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
            )),
        )}
        {(['min_price', 'max_price'] as const).map((name) => (
          <input
            key={name}
            name={name}
            data-focusKey={name}
            defaultValue={query[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            aria-label={t(name)}
            placeholder={shown[name] === undefined ? t(`${name}_short`) : `₹${number(shown[name])}`}
            className={field}
          />
        ))}
        <Button
          look="outline"
          type="submit"
          data-focusKey="price"
          className="shrink-0 px-2.5 text-sm"
        >
          {t('apply')}
        </Button>
      </form>
      {(min_price ?? max_price) !== undefined && (
        <ListLink
          href={listingHref(path, without)}
          focusKey="clear-price"
          className="flex min-h-11 items-center self-start text-sm font-semibold text-brand hover:underline"
        >
          {t('clear_price')}
        </ListLink>
      )}
    </div>
  );
}
