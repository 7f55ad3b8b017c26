import { useTranslations } from 'next-intl';
import type { FacetGroup, FacetOption } from '@/components/listing/filters/facet-groups';
import { coloursOf } from '@/lib/storefront/catalog/colours';
import { listingHref } from '@/lib/storefront/listing/listing';
import { FacetList } from './facet-list';
import { FilterName } from './filter-name';

/** Options shown at first; a group longer than `long` gets a search field. */
const shownFirst = 8;
const long = 12;

type Props = { path: string; group: FacetGroup };

export function FacetOptions({ path, group: { name, pick, options } }: Props) {
  const t = useTranslations('listing');
  const [first, rest] =
    options.length > shownFirst + 1
      ? [options.slice(0, shownFirst), options.slice(shownFirst)]
      : [options, []];
  const list = (some: FacetOption[]) => (
    <FacetList
      pick={pick}
      options={some.map(({ value, name: label, count, chosen, to }) => ({
        id: `${name}=${value}`,
        href: listingHref(path, to),
        label: <FilterName name={name} value={value} label={label} />,
        count,
        ...(chosen && { chosen }),
        ...(name === 'colour' && { code: coloursOf(value)[0]?.code }),
      }))}
    />
  );
  return (
    <>
      {options.length > long && (
        <input
          type="search"
          aria-label={t('find_in', { group: t(`facet.${name}`) })}
          placeholder={t('find_in', { group: t(`facet.${name}`) })}
          autoComplete="off"
          maxLength={60}
          className="facet-find"
        />
      )}
      {list(first)}
      {rest.length > 0 && (
        <details
          data-group={`${name}-rest`}
          open={rest.some(({ chosen }) => chosen)}
          className="facet-rest"
        >
          <summary>
            <span className="more">{t('show_more', { count: rest.length })}</span>
            <span className="fewer">{t('show_fewer')}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
