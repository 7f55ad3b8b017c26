import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  type FacetGroup,
  type FacetOption,
  facetGroups,
} from '@/components/listing/filters/facet-groups';
import { ChevronDown } from '@/components/ui/icons';
import { coloursOf } from '@/lib/storefront/catalog/colours';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import {
  changed,
  deliveryOptions,
  type ListingQuery,
  type ListScope,
  listingHref,
  noDelivery,
} from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { FacetList } from './facet-list';
import { FilterName } from './filter-name';
import { PriceFilter } from './price-filter';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Groups that are open at first; other groups open when one of their options is chosen. */
const openGroups = ['category', 'price', 'rating', 'brand', 'discount', 'in_stock'];

/** The filter groups, each option with the number of products that it leaves. */
export function Facets({ scope, query, list }: Props) {
  const groups = facetGroups(list.facets, query, scope);
  const price = list.facets.price;
  const priced = query.min_price !== undefined || query.max_price !== undefined;
  const at = groups.findIndex(({ name }) => name !== 'category');
  const offersPrice = priced || (price !== null && price.min < price.max);
  const shown = (some: FacetGroup[]) =>
    some.map((group) => (
      <Group
        key={group.name}
        name={group.name}
        open={group.options.some(({ chosen }) => chosen) || openGroups.includes(group.name)}
      >
        <FacetOptions path={scope.path} group={group} />
      </Group>
    ));
  return (
    <>
      {shown(groups.slice(0, at < 0 ? groups.length : at))}
      {offersPrice && (
        <Group name="price" open>
          <PriceFilter path={scope.path} query={query} range={price} />
        </Group>
      )}
      <Group name="delivery_days" open={query.delivery_days !== undefined}>
        <DeliveryFilter path={scope.path} query={query} />
      </Group>
      {at >= 0 && shown(groups.slice(at))}
    </>
  );
}

/** Options shown at first; a group longer than `long` gets a search field. */
const shownFirst = 8;
const long = 12;

type FacetOptionsProps = { path: string; group: FacetGroup };

function FacetOptions({ path, group: { name, pick, options } }: FacetOptionsProps) {
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

type DeliveryFilterProps = { path: string; query: ListingQuery };

/** Filters by delivery time; `ListingFrame` adds the shopper's pincode, which no cached page knows. */
function DeliveryFilter({ path, query }: DeliveryFilterProps) {
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

type GroupProps = {
  name: FacetGroup['name'] | 'price' | 'delivery_days';
  open: boolean;
  children: ReactNode;
};

function Group({ name, open, children }: GroupProps) {
  const t = useTranslations('listing.facet');
  return (
    <details data-group={name} open={open} className="facet">
      <summary>
        <h3>{t(name)}</h3>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft transition-transform" />
      </summary>
      {children}
    </details>
  );
}
