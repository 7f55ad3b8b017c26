import { random } from './random.mjs';

const words = {
  things:
    'kurta saree shirt jeans shoes sandals bag backpack watch speaker headphones charger kettle cooker bottle bedsheet pillow lamp tea rice oil lotion lipstick toy puzzle book pen mat'.split(
      ' ',
    ),
  hindi: 'कुर्ता साड़ी शर्ट जूते बैग घड़ी चाय तेल चादर किताब खिलौना बोतल'.split(' '),
  kinds: 'cotton silk leather steel wooden printed wireless organic kids men women'.split(' '),
  slips: 'kurtaa shrit bluetoth spekar hedphones bedshet lipstik sandel'.split(' '),
};
const departments = ['womens-fashion', 'mens-fashion', 'footwear', 'bags-accessories'];
const leaves = [
  'sarees',
  'kurtas-suits',
  'shirts-tshirts',
  'sports-shoes',
  'handbags',
  'audio',
  'books',
];
const brands = ['taanavi', 'kadamo', 'northlane', 'dhvanix', 'rasoiva', 'sutmala', 'khelveer'];
const colours = ['Red', 'Blue', 'Black', 'Green', 'White', 'Pink'];
const sizes = ['M', 'L', 'XL', 'S'];
const sorts = ['price_asc', 'price_desc', 'rating', 'newest', 'name_asc', 'name_desc'];

/** Returns so many paths of each kind, the same in every run. */
export function callsOf(count) {
  const next = random(7);
  const one = (values) => values[Math.floor(next() * values.length)];
  const whole = (below) => Math.floor(next() * below);
  const price = () => {
    const from = 100 + whole(15) * 100;
    return { min_price: from, max_price: from + 200 + whole(20) * 100 };
  };
  const filters = [
    () => ({ brand: one(brands) }),
    () => ({ colour: one(colours) }),
    () => ({ in_stock: 1 }),
    () => ({ rating: 1 + whole(4) }),
    () => ({ discount: 10 * (1 + whole(5)) }),
    price,
    () => ({ size: one(sizes) }),
  ];
  const some = (most) =>
    Object.assign({}, ...Array.from({ length: 1 + whole(most) }, () => one(filters)()));
  const text = () =>
    one([
      () => one(words.things),
      () => one(words.hindi),
      () => `${one(words.kinds)} ${one(words.things)}`,
      () => `${one(words.kinds)} ${one(words.kinds)} ${one(words.things)}`,
      () => one(words.slips),
    ])();
  const lang = () => (next() < 0.3 ? { lang: 'hi' } : {});
  const list = (query) => `/api/products?${new URLSearchParams({ ...query, ...lang() })}`;
  const makers = {
    search: () => list({ search: text() }),
    'search with filters': () => list({ search: text(), ...some(3) }),
    'whole market, sorts, pages': () => list({ sort: one(sorts), page: 1 + whole(5) }),
    'whole market, 1 to 4 filters': () => list({ ...some(4), sort: one(['default', ...sorts]) }),
    'whole market, deep page': () => list({ sort: one(sorts), page: 100 + whole(300) }),
    'department, filters': () => list({ within: one(departments), ...some(3) }),
    'category, filters': () => list({ within: one(leaves), ...some(3), sort: one(sorts) }),
    brand: () => list({ brand: one(brands), page: 1 + whole(4) }),
    suggestions: () => {
      const typed = text();
      const search = typed.slice(0, 2 + whole(typed.length));
      return `/api/products/suggest?${new URLSearchParams({ search, ...lang() })}`;
    },
  };
  return Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [name, Array.from({ length: count }, make)]),
  );
}
