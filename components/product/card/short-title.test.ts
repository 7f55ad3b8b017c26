import { normaliseCard } from '@/lib/storefront/catalog/product';
import { shownCard } from './short-title';

const listing = { id: 1, skus: 4, colours: ['Maroon'], lowest_price: 100 };

function titleOf(name: string, brand: string | null, hasVariants = true) {
  const card = { name, brand: brand && { id: 1, name: brand, slug: 'b' } };
  const rest = { id: 1, store_id: 1, listing: hasVariants ? listing : null };
  const { title = [0, name.length], ...shown } = shownCard(
    normaliseCard({ ...rest, ...card } as unknown as Parameters<typeof normaliseCard>[0]),
  );
  return [shown.brand ?? name.slice(0, title[0]).trim(), name.slice(...title)];
}

describe('the title of a card', () => {
  it.each([
    ['Taanavi Embroidered Kurta (Maroon, L)', 'Taanavi', ['Taanavi', 'Embroidered Kurta']],
    ['सूत्रा कॉटन कुर्ता (नीला)', 'Sutra', ['सूत्रा', 'कॉटन कुर्ता']],
    ['The Village by the Lake', 'Pustak', ['Pustak', 'The Village by the Lake']],
    ['Taanavi', 'Taanavi', ['Taanavi', 'Taanavi']],
    ['Embroidered Kurta (Maroon, L)', null, ['', 'Embroidered Kurta']],
  ])('of %s by %s', (name, brand, expected) => expect(titleOf(name, brand)).toEqual(expected));

  it('keeps brackets that are part of the name of a product without variants', () => {
    expect(titleOf('Sutra Kajal (0.35 g)', 'Sutra', false)).toEqual(['Sutra', 'Kajal (0.35 g)']);
  });
});
