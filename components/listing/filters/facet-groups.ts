import type { Facets } from '@/lib/contract/schemas/facets';
import { compareSizes } from '@/lib/storefront/catalog/sizes';
import {
  type ChoiceName,
  changed,
  type ListingQuery,
  type ListScope,
  toggled,
} from '@/lib/storefront/listing/listing';

export type FacetName = ChoiceName | 'rating' | 'discount' | 'in_stock';

/** One option; `to` is the query with the option toggled. */
export type FacetOption = {
  value: string;
  /** The catalogue's name of the value; undefined if the value itself is shown, translated. */
  name?: string;
  count: number;
  chosen: boolean;
  to: ListingQuery;
};

export type FacetGroup = {
  name: FacetName;
  /** `some` allows several options, `one` a single option. */
  pick: 'some' | 'one';
  options: FacetOption[];
};

type Counted = { value: string; name?: string; count: number };

/**
 * Returns a list's filter groups in display order. A group with nothing to choose is left out, unless one of
 * its options is chosen.
 */
export function facetGroups(facets: Facets, query: ListingQuery, scope: ListScope): FacetGroup[] {
  const bySlug = ({ slug, name, count }: { slug: string; name: string; count: number }) => ({
    value: slug,
    name,
    count,
  });
  const some = (name: ChoiceName, counted: Counted[]): FacetGroup => ({
    name,
    pick: 'some',
    options: counted.map((each) => ({
      ...each,
      chosen: query[name]?.includes(each.value) ?? false,
      to: toggled(query, name, each.value),
    })),
  });
  const one = (name: 'rating' | 'discount' | 'in_stock', counted: Counted[]): FacetGroup => ({
    name,
    pick: name === 'in_stock' ? 'some' : 'one',
    options: counted.map((each) => {
      const chosen = String(query[name]) === each.value;
      return { ...each, chosen, to: changed(query, { [name]: chosen ? undefined : each.value }) };
    }),
  });
  const from = (steps: { from: number; count: number }[]) =>
    steps.map((step) => ({ value: String(step.from), count: step.count }));
  return [
    some('category', facets.categories.map(bySlug)),
    one('rating', from(facets.ratings)),
    some('brand', scope.brand ? [] : facets.brands.map(bySlug)),
    one('discount', from(facets.discounts)),
    some('colour', facets.colours),
    some(
      'size',
      facets.sizes.toSorted((a, b) => compareSizes(a.value, b.value)),
    ),
    one('in_stock', [{ value: 'true', count: facets.in_stock }]),
    some('store', scope.store ? [] : facets.stores.map(bySlug)),
    some('origin', facets.origins),
  ]
    .map((group) => ({
      ...group,
      options: group.options.filter(({ count, chosen }) => count > 0 || chosen),
    }))
    .filter(
      ({ name, options }) =>
        options.length > (name === 'in_stock' ? 0 : 1) || options.some(({ chosen }) => chosen),
    );
}
