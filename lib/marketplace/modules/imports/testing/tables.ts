import { csvLine } from '@/lib/text/csv';

export type Line = Record<string, string | number>;

const shirt = (n: number, category: string, picture: string): Line => ({
  listing_code: '',
  sku: `SKU-${n}`,
  name: `Cotton Shirt ${n}`,
  name_hi: `सूती कमीज़ ${n}`,
  description: 'Soft and light.',
  category,
  colour: 'Navy',
  size: 'M',
  mrp: 1299,
  price: 799,
  stock: 20,
  hsn: '6205',
  gst_rate: 5,
  pictures: picture,
});

/** Returns a table in Haat's columns: complete shirts, each a listing of its own, changed by `change`. */
export function shirts(
  count: number,
  { category, picture }: { category: string; picture: string },
  change: (line: Line, index: number) => Line = (line) => line,
): string {
  const lines = Array.from({ length: count }, (_, n) => change(shirt(n, category, picture), n));
  const names = Object.keys(lines[0] ?? {});
  const rows = lines.map((line) => names.map((name) => String(line[name] ?? '')));
  return [names, ...rows].map(csvLine).join('');
}
