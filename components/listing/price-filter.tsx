import Form from 'next/form';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { getPathname } from '@/lib/i18n/navigation';
import { changed, type ListingQuery } from '@/lib/storefront/listing';

type Props = { path: string; query: ListingQuery };

const field =
  'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-page px-2.5 text-[0.9375rem]';

/** From and to, in whole rupees; a plain GET form that carries the rest of the list along. */
export function PriceFilter({ path, query }: Props) {
  const t = useTranslations('listing');
  const locale = useLocale();
  const kept = changed(query, { min_price: undefined, max_price: undefined });
  return (
    <Form
      key={`${query.min_price}-${query.max_price}`}
      action={getPathname({ href: path, locale })}
      scroll={false}
      className="flex items-center gap-2"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(['min_price', 'max_price'] as const).map((name) => (
        <input
          key={name}
          name={name}
          defaultValue={query[name]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={t(name)}
          placeholder={t(`${name}_short`)}
          className={field}
        />
      ))}
      <Button look="outline" type="submit" className="shrink-0 px-3">
        {t('apply')}
      </Button>
    </Form>
  );
}
