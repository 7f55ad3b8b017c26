import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FacetGroup, facetGroups } from '@/components/listing/filters/facet-groups';
import type { ProductPage } from '@/lib/storefront/catalog/queries.server';
import type { ListingQuery, ListScope } from '@/lib/storefront/listing/listing';
import { DeliveryFilter } from './delivery-filter';
import { FacetOptions } from './facet-options';
import { PriceFilter } from './price-filter';

type Props = { scope: ListScope; query: ListingQuery; list: ProductPage };

/** Open at first; other groups open when one of their options is chosen. */
const openGroups = ['category', 'price', 'rating', 'brand', 'discount', 'in_stock'];

/** The groups of filters, each with the number of products that its options leave. */
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
