import type { Schema } from './schema';

/** Values that make an example look like a store's, by the name of the field. */
const named: Record<string, unknown> = {
  ...{ sku: 'KURTA-BLUE-M', name: 'Blue cotton kurta', title: 'Blue cotton kurta', slug: 'kurta' },
  ...{ price: 999, mrp: 1499, unit_price: 999, amount: 999, total: 1, stock: 12, quantity: 2 },
  ...{ order_number: 'HT-261123-8KQ2ZD', number: 'HT-261123-8KQ2ZD', carrier: 'Delhivery' },
  ...{ awb: '1490812345678', tracking_url: 'https://track.example/1490812345678' },
  ...{ pincode: '411001', city: 'Pune', state: 'Maharashtra', phone: '9876543210' },
  ...{ hsn: '62114210', gst_rate: 5, limit: 24, page: 1, message: 'Saved.' },
  ...{ image: '/media/kurta.webp', url: '/media/kurta.webp', reason: 'Counted' },
  ...{ full_name: 'Asha Rao', full_address: '12 MG Road', landmark: 'Near the banyan tree' },
  ...{ en: 'Blue cotton kurta', hi: 'नीला सूती कुर्ता', invoice_number: 'AWV/26-27/000042' },
  ...{ gtin: '8901234567894', origin_country: 'IN', note: 'Left the warehouse', code: 'KURTA' },
  ...{
    attribute: 'Fabric:Cotton',
    picture: '/media/kurta.webp',
    brand: 'Aarohi',
    colour: 'Blue',
    size: 'M',
  },
};

const moment = '2026-11-23T06:10:00.000Z';
/** What must come after another moment of the same body. */
const ends: Record<string, string> = { ends_at: '2026-11-30T18:30:00.000Z' };
const formats: Record<string, string> = { 'date-time': moment, date: '2026-11-23' };

/** A value that fits a schema, for the documentation. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const [given = schema.const ?? schema.enum?.[0]] = [schema.example ?? schema.examples?.[0]];
  if (given !== undefined) return given;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => sampleOf(each, name)));
  const type = [schema.type].flat().find((each) => each !== 'null');
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return schema.items ? [sampleOf(schema.items, name.replace(/s$/, ''))] : [];
  if (type === 'string') return textOf(schema, name);
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return numberOf(schema, name);
  return {};
}

/** Texts for people are left out where they may be. */
const objectOf = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'message' || required.includes(name))
      .map(([name, schema]) => [name, sampleOf(schema, name)]),
  );

function textOf({ format = '' }: Schema, name: string): string {
  const known = ends[name] ?? formats[format] ?? named[name];
  return typeof known === 'string' ? known : 'Text';
}

function numberOf({ minimum = 0 }: Schema, name: string): number {
  const known = named[name];
  const usual = typeof known === 'number' ? known : /(?:^|_)id$/.test(name) ? 42 : 1;
  return Math.max(minimum, usual);
}
