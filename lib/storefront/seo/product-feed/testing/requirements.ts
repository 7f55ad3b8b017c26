import { isGtin } from '@/lib/contract/schemas/numbers/gtin';

/** An element's text, or its children by name. */
export type Held = string | { [name: string]: string };
/** An item as a feed reader parses it: every attribute with all its values. */
export type Item = Map<string, Held[]>;

type Rule = {
  required?: true;
  /** Maximum number of occurrences; 1 by default. */
  times?: number;
  /** Maximum number of characters. */
  max?: number;
  form?: RegExp;
  fits?: (value: string) => boolean;
  /** Attributes inside it. */
  within?: Record<string, Rule>;
};

const money = /^\d+\.\d\d INR$/;
const page = /^https:\/\/[!-~]{1,2000}$/;
const country = { required: true, form: /^IN$/ } as const;
const days = { form: /^\d+$/ };
const minute = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d[+-]\\d{4}';

/**
 * Google's product data specification for new goods sold in India: required, recommended and allowed attributes
 * (https://support.google.com/merchants/answer/7052112, November 2026).
 */
const rules: Record<string, Rule> = {
  id: { required: true, max: 50, form: /^[\w.-]+$/ },
  title: { required: true, max: 150 },
  description: { required: true, max: 5000 },
  link: { required: true, form: page },
  image_link: { required: true, form: page },
  additional_image_link: { times: 10, form: page },
  availability: { required: true, form: /^(?:in_stock|out_of_stock|preorder|backorder)$/ },
  price: { required: true, form: money },
  sale_price: { form: money },
  sale_price_effective_date: { form: new RegExp(`^${minute}/${minute}$`) },
  maximum_retail_price: { form: money },
  condition: { required: true, form: /^(?:new|refurbished|used)$/ },
  brand: { max: 70 },
  gtin: { fits: isGtin },
  mpn: { max: 70 },
  identifier_exists: { form: /^(?:yes|no)$/ },
  product_type: { max: 750 },
  item_group_id: { max: 50 },
  color: { max: 100, form: /^[^/]{1,40}(?:\/[^/]{1,40}){0,2}$/ },
  size: { max: 100 },
  gender: { form: /^(?:male|female|unisex)$/ },
  age_group: { form: /^(?:newborn|infant|toddler|kids|adult)$/ },
  material: { max: 200, form: /^[^/]+(?:\/[^/]+){0,2}$/ },
  pattern: { max: 100 },
  product_highlight: { times: 100, max: 150 },
  unit_pricing_measure: { form: /^\d+(?:\.\d+)? ?(?:mg|g|kg|ml|cl|l)$/ },
  shipping: {
    required: true,
    within: {
      country,
      price: { required: true, form: money },
      min_handling_time: days,
      max_handling_time: days,
      min_transit_time: days,
      max_transit_time: days,
    },
  },
  free_shipping_threshold: {
    within: { country, price_threshold: { required: true, form: money } },
  },
  return_policy_label: { max: 100 },
  external_seller_id: { required: true, form: /^[0-9a-zA-Z.~_-]{1,50}$/ },
};

/** Lists the errors for which Google would refuse a feed's item; empty if there are none. */
export function faults(item: Item): string[] {
  const one = (name: string) => item.get(name)?.[0];
  const found = faultsOf(item, rules);
  if (!one('gtin') && !(one('brand') && one('mpn')) && one('identifier_exists') !== 'no') {
    found.push('identifier_exists: must be "no"');
  }
  const amount = (name: string) => Number.parseFloat(String(one(name)));
  if (one('sale_price') && amount('sale_price') >= amount('price')) found.push('sale_price: high');
  if (one('maximum_retail_price') && amount('maximum_retail_price') < amount('price')) {
    found.push('maximum_retail_price: below the price');
  }
  return found;
}

function faultsOf(item: Item, known: Record<string, Rule>): string[] {
  const missing = Object.entries(known)
    .filter(([name, rule]) => rule.required && !item.has(name))
    .map(([name]) => `${name}: missing`);
  const wrong = [...item].flatMap(([name, values]) => {
    const rule = known[name];
    if (!rule) return [`${name}: unknown`];
    if (values.length > (rule.times ?? 1)) return [`${name}: too many`];
    return values.flatMap((value) => faultsOfValue(name, value, rule));
  });
  return [...missing, ...wrong];
}

function faultsOfValue(name: string, value: Held, rule: Rule): string[] {
  if (typeof value !== 'string') {
    const inner = new Map(Object.entries(value).map(([key, held]) => [key, [held]]));
    return faultsOf(inner, rule.within ?? {}).map((fault) => `${name}.${fault}`);
  }
  if (!value.trim()) return [`${name}: empty`];
  if ([...value].length > (rule.max ?? Number.POSITIVE_INFINITY)) return [`${name}: too long`];
  const fits = (rule.form?.test(value) ?? true) && (rule.fits?.(value) ?? true) && !rule.within;
  return fits ? [] : [`${name}: ${value}`];
}
