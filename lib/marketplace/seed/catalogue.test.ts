import { departments } from './catalogue/categories';
import { productTypes } from './catalogue/product-types';
import { sizeCharts } from './catalogue/size-charts';
import { skus } from './catalogue/skus';
import { gstAt, mrpFor, shopPrice } from './prices';
import { productAt } from './products';
import { reviewsOf } from './reviews/reviews-of';

const now = new Date('2026-07-01T06:00:00Z');
const products = skus.map((_, n) => productAt(n, now));

/** Sizes and units that a Hindi shop writes in Latin letters too. */
const latinInHindi = new Set(['S', 'M', 'L', 'XL', 'XXL', 'UK', 'GB', 'mAh', 'B', 'C', 'K', 'p']);
const latinWords = (text: string) =>
  (text.match(/[A-Za-z]+/g) ?? []).filter((word) => !latinInHindi.has(word));

describe('the catalogue of the demo', () => {
  it('has at least 12 departments, most with children, and 75 product types', () => {
    expect(departments.length).toBeGreaterThanOrEqual(12);
    expect(departments.every(({ children }) => children.length >= 2)).toBe(true);
    expect(productTypes.length).toBeGreaterThanOrEqual(75);
    expect(new Set(products.map(({ row }) => row.productCode)).size).toBeGreaterThanOrEqual(300);
  });

  it('gives every category something to sell', () => {
    const filled = new Set(products.map(({ categorySlug }) => categorySlug));
    const leaves = departments.flatMap(({ children }) => children.map(([slug]) => slug as string));
    expect(leaves.filter((slug) => !filled.has(slug as never))).toEqual([]);
  });

  it.each(products.filter(({ number }) => number % 60 === 0).map((p) => [p.row.name, p]))(
    'writes %s the same way each time',
    (_, product) => expect(productAt(product.number, now)).toEqual(product),
  );

  it('names every product in Devanagari, without Latin words', () => {
    for (const { nameHi, descriptionHi } of products) {
      expect(nameHi).toMatch(/\p{Script=Devanagari}/u);
      expect(latinWords(nameHi)).toEqual([]);
      expect(latinWords(descriptionHi)).toEqual([]);
      expect(descriptionHi).toContain('\n\n');
      expect([nameHi, descriptionHi]).toEqual([
        nameHi.normalize('NFC'),
        descriptionHi.normalize('NFC'),
      ]);
    }
  });

  it('gives no two products the same name, slug or SKU', () => {
    for (const of of [
      products.map(({ row }) => row.name),
      products.map(({ nameHi }) => nameHi),
      products.map(({ row }) => row.slug),
      products.map(({ row }) => row.sku),
    ]) {
      expect(new Set(of).size).toBe(products.length);
    }
    expect(products.every(({ row }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slug))).toBe(true);
  });

  it('tells the SKUs of one design apart by colour or size', () => {
    const seen = products.map(({ row }) => `${row.productCode} ${row.colour} ${row.size}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('has a size chart with every size of its clothes and shoes', () => {
    const charted = products.filter(({ sku }) => sku.type.sizeChart);
    expect(charted.length).toBeGreaterThan(30);
    for (const { sku, row } of charted) {
      const { measures, rows } = sizeCharts[sku.type.sizeChart ?? 'men'];
      expect(rows.map(({ size }) => size)).toContain(row.size);
      expect(rows.every(({ values }) => values.length === measures.length)).toBe(true);
    }
  });

  it('has nearly every colour of its clothes and shoes in nearly every size', () => {
    const shirts = products.filter(({ row }) => row.productCode === 'T-SHIRT-1');
    const colours = new Set(shirts.map(({ row }) => row.colour));
    const sizes = new Set(shirts.map(({ row }) => row.size));
    expect([colours.size, sizes.size]).toEqual([3, 4]);
    expect(shirts.length).toBeGreaterThanOrEqual(8);
  });

  it('has an HSN of 4 to 8 digits, a rate in force and a price within the MRP', () => {
    for (const { row } of products) {
      expect(row.hsn).toMatch(/^(\d{4}|\d{6}|\d{8})$/);
      expect([0, 5, 18, 40]).toContain(row.gstRate);
      expect(row.price).toBeLessThanOrEqual(row.mrp);
      expect([row.price % 1000, row.mrp % 1000]).toEqual([900, 900]);
      expect(row.importer === null).toBe(row.originCountry === 'India');
    }
    expect(new Set(products.map(({ row }) => row.gstRate))).toEqual(new Set([0, 5, 18, 40]));
  });

  it('uses only colours that the storefront knows', () => {
    const table =
      /Red|Maroon|Blue|Navy|Green|Olive|Yellow|Mustard|Black|White|Grey|Pink|Purple|Orange|Brown|Beige|Gold|Silver|Teal|Multicolor/;
    const names = products.flatMap(({ row }) => row.colour?.split(', ') ?? []);
    expect(names.filter((name) => name.replace(table, '') !== '')).toEqual([]);
  });
});

describe('further editions', () => {
  it('are other products with the pictures of the first', () => {
    const first = productAt(7, now);
    const third = productAt(7 + 2 * skus.length, now);
    expect(third.row.name).toContain('Model 3');
    expect(third.nameHi).toContain('मॉडल 3');
    expect(third.row.slug).not.toBe(first.row.slug);
    expect(third.media).toEqual(first.media);
  });
});

describe('prices of a shop', () => {
  it.each([
    [46, 49],
    [5, 19],
    [402, 399],
    [1234, 1249],
    [38_950, 38_999],
  ])('rounds ₹%d to ₹%d', (near, price) => expect(shopPrice(near)).toBe(price));

  it('prints an MRP that makes the discount, and never one below the price', () => {
    expect(mrpFor(399, 0)).toBe(399);
    expect(mrpFor(399, 0.5)).toBe(799);
    expect(mrpFor(19, 0.01)).toBeGreaterThanOrEqual(19);
  });

  it('takes 5% up to ₹2,500 a piece of clothing and 18% above', () => {
    expect([gstAt('by-price', 2499), gstAt('by-price', 2549), gstAt(0, 9999)]).toEqual([5, 18, 0]);
  });
});

describe('reviews', () => {
  const wanted = { count: 12, popularity: 0.9, since: new Date('2026-01-01T00:00:00Z'), now };

  it('repeat no text within a product and are not older than it', () => {
    for (let n = 0; n < 40; n++) {
      const reviews = reviewsOf(n, 'food', wanted);
      expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
      expect(new Set(reviews.map(({ authorName }) => authorName)).size).toBe(reviews.length);
      expect(reviews.every(({ createdAt }) => createdAt >= wanted.since && createdAt <= now)).toBe(
        true,
      );
      expect(reviewsOf(n, 'food', wanted)).toEqual(reviews);
    }
  });

  it('are written in the script of their language', () => {
    const reviews = Array.from({ length: 60 }, (_, n) => reviewsOf(n, 'clothing', wanted)).flat();
    for (const { locale, comment, authorName } of reviews) {
      expect(/\p{Script=Devanagari}/u.test(comment + authorName)).toBe(locale === 'hi');
      if (locale === 'hi') expect(latinWords(comment + authorName)).toEqual([]);
    }
  });
});
