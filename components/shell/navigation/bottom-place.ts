/** The links of the bottom navigation, in their order. */
export const bottomPlaces = ['home', 'categories', 'deals', 'orders', 'account'] as const;

export type BottomPlace = (typeof bottomPlaces)[number];

const places = new Map<string, BottomPlace>(
  Object.entries({
    '': 'home',
    categories: 'categories',
    category: 'categories',
    'category-filtered': 'categories',
    deals: 'deals',
    'track-order': 'orders',
    'order-success': 'orders',
    profile: 'account',
  } as const),
);

/**
 * Returns the current link of the bottom navigation.
 * @param segments of the page below its root layout, route groups included
 * @returns 'hidden' on payment pages, undefined on pages without a link
 */
export function bottomPlaceOf(segments: readonly string[]): BottomPlace | 'hidden' | undefined {
  const [first = '', second] = segments.filter((each) => !/^\(|^__PAGE__/.test(each));
  if (first === 'checkout') return 'hidden';
  if (first === 'profile' && second === 'payments') return 'hidden';
  if (first === 'profile' && second === 'orders') return 'orders';
  return places.get(first);
}
