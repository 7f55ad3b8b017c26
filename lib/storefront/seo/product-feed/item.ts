import { config } from '@/lib/config';
import { isWorldwideGtin } from '@/lib/contract/schemas/numbers/gtin';
import type { FeedProduct } from '@/lib/contract/schemas/product-feed';
import { colourTexts } from '@/lib/i18n/colour-names';
import { inWords } from '@/lib/i18n/in-words';
import type { Locale } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';

import { clockOf } from '@/lib/time/india';
import { factsOfAttributes } from '../facts-of-attributes';
import { absoluteUrl } from '../seo';
import { escapeXml } from '../sitemap-xml';
import { shortName } from '../variant-title';

/** Maximum lengths of Google's product data specification; a test checks the items against all of it. */
const longest = { title: 150, description: 5000, brand: 70, product_type: 750, size: 100 };
const mostPictures = 10;
const mostColours = 3;

/** The whole name where it fits, colour and size at its end. */
const titleOf = ({ name, brand }: FeedProduct, locale: Locale) =>
  shortened(
    shortName(name, locale, { most: longest.title, brand: brand ?? undefined }),
    longest.title,
  );

/**
 * Renders a SKU as an `item` of Google's product data specification
 * (https://support.google.com/merchants/answer/7052112), in the language of its feed.
 */
export function feedItem(product: FeedProduct, locale: Locale): string {
  const { flash_deal: deal, store_id, images, delivery } = product;
  const [image, ...others] = images.map((path) => new URL(path, config.siteUrl).href);
  const gtin = product.gtin && isWorldwideGtin(product.gtin) ? product.gtin : undefined;
  const path = product.category_path.join(' > ');
  return xmlElement('item', {
    // The database id: a seller's SKU code is unique in its store only, and may be renamed.
    id: product.id,
    title: titleOf(product, locale),
    description: shortened(product.description || product.name, longest.description),
    link: absoluteUrl(`/product/${encodeURIComponent(product.slug)}`, locale),
    image_link: image,
    additional_image_link: others.slice(0, mostPictures),
    availability: product.in_stock ? 'in_stock' : 'out_of_stock',
    price: rupees(product.regular_price),
    sale_price: deal && rupees(deal.price),
    sale_price_effective_date:
      deal && `${indianMinute(deal.starts_at)}/${indianMinute(deal.ends_at)}`,
    maximum_retail_price: rupees(product.mrp),
    condition: 'new',
    brand: product.brand && shortened(product.brand, longest.brand),
    gtin,
    // The manufacturer's part number is unknown: a store's codes are not it.
    identifier_exists: gtin ? undefined : 'no',
    product_type: shortened(path, longest.product_type),
    item_group_id: product.has_variants && product.listing_id,
    color: colours(product.colour, locale),
    size: product.size && shortened(sizeName(product.size, locale), longest.size),
    ...factsOfAttributes(product.attributes),
    unit_pricing_measure: measureOf(product.size),
    product_highlight: highlights(product.attributes),
    shipping: shipping(product),
    free_shipping_threshold: delivery.free_shipping_from !== null && {
      country: 'IN',
      price_threshold: rupees(delivery.free_shipping_from),
    },
    return_policy_label: product.return_exchange_condition,
    external_seller_id: `store-${store_id}`,
  });
}

/** The content of an element; a list makes one element per value, and undefined makes none. */
type Value =
  | string
  | number
  | false
  | null
  | undefined
  | string[]
  | { [name: string]: string | number };

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const sayable = (text: string) =>
  escapeXml(text.replace(/\p{Cs}/gu, '\ufffd').replace(unsayable, ''));

/** Renders an element and its children, whose names are Google's (`g:`). */
function xmlElement(name: string, values: { [name: string]: Value }): string {
  return `<${name}>${Object.entries(values)
    .map(([each, value]) => elements(each, value))
    .join('')}</${name}>\n`;
}

function elements(name: string, value: Value): string {
  if (value === null || value === undefined || value === false || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => elements(name, one)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([each, inner]) => elements(each, inner))
          .join('')
      : sayable(String(value));
  return `<g:${name}>${content}</g:${name}>`;
}

/** Describes shipping one piece anywhere in India: `free_shipping_threshold` covers whole orders. */
function shipping({ delivery, regular_price, flash_deal }: FeedProduct): Value {
  const { shipping, free_shipping_from: freeFrom, handling_days, transit_days } = delivery;
  const isFree = freeFrom !== null && (flash_deal?.price ?? regular_price) >= freeFrom;
  return {
    country: 'IN',
    price: rupees(isFree ? 0 : shipping),
    min_handling_time: handling_days.min,
    max_handling_time: handling_days.max,
    min_transit_time: transit_days.min,
    max_transit_time: transit_days.max,
  };
}

const rupees = (amount: number) => `${amount.toFixed(2)} INR`;

/** Formats a moment (ISO 8601) in India's time to the minute: 2026-11-23T10:00+0530. */
const indianMinute = (moment: string) => `${clockOf(moment)}+0530`;

/** Formats "Red, Gold" as Google separates colours: "Red/Gold". */
function colours(names: string | null, locale: Locale): string | undefined {
  if (!names) return undefined;
  const each = inWords(colourTexts(locale), names).split(', ').slice(0, mostColours);
  return each.map((name) => shortened(name.replaceAll('/', ' '), 40)).join('/');
}

/** Formats a pack's content in Google's units: '500 g', '1.5 l'; undefined if the size is no measure. */
function measureOf(size: string | null): string | undefined {
  const [, amount, unit = ''] =
    /^(\d{1,6}(?:\.\d{1,3})?) ?(mg|g|gm|kg|ml|l|cl|ltr)$/i.exec(size ?? '') ?? [];
  const measured = unit.toLowerCase().replace('gm', 'g').replace('ltr', 'l');
  return amount && Number(amount) > 0 ? `${Number(amount)} ${measured}` : undefined;
}

const highlight = { fewest: 2, most: 10, longest: 150 };

/** Renders a listing's attributes as lines; Google requires at least two lines or none. */
function highlights(attributes: readonly string[]): string[] {
  const lines = attributes.slice(0, highlight.most).map((attribute) => {
    const [name = '', ...value] = attribute.split(':');
    const line = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${value.join(':').trim()}`;
    return shortened(line, highlight.longest);
  });
  return lines.length < highlight.fewest ? [] : lines;
}

/** Shortens a text to whole characters, at a word's end if one is near. */
function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const wordEnd = cut.lastIndexOf(' ');
  return `${wordEnd > most * 0.6 ? cut.slice(0, wordEnd) : cut}…`;
}
