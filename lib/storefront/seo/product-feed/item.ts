import { isWorldwideGtin } from '@/lib/api/schemas/numbers/gtin';
import type { FeedProduct } from '@/lib/api/schemas/product-feed';
import { config } from '@/lib/config';
import { colourTexts } from '@/lib/i18n/colour-names';
import { inWords } from '@/lib/i18n/in-words';
import type { Locale } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';

import { clockOf } from '@/lib/time/india';
import { absoluteUrl } from '../seo';
import { escapeXml } from '../sitemap-xml';
import { variantForward } from '../variant-title';
import { factsOfAttributes } from './facts-of-attributes';

/** What Google's product data specification allows; a test holds the items to all of it. */
const longest = { title: 150, description: 5000, brand: 70, product_type: 750, size: 100 };
const mostPictures = 10;
const mostColours = 3;

/**
 * A SKU as an `item` of Google's product data specification
 * (https://support.google.com/merchants/answer/7052112), in the language of its feed.
 */
export function feedItem(product: FeedProduct, locale: Locale): string {
  const { flash_deal: deal, store_id, images, delivery } = product;
  const [image, ...others] = images.map((path) => new URL(path, config.siteUrl).href);
  const gtin = product.gtin && isWorldwideGtin(product.gtin) ? product.gtin : undefined;
  const path = product.category_path.join(' > ');
  return xmlElement('item', {
    // The SKU's own number: a seller's code is unique in its store only, and may be renamed.
    id: product.id,
    title: shortened(variantForward(product.name, locale), longest.title),
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
    // Nobody tells the maker's own number: a store's codes are not it.
    identifier_exists: gtin ? undefined : 'no',
    product_type: shortened(path, longest.product_type),
    item_group_id: product.has_variants && product.listing_id,
    color: colours(product.colour, locale),
    size: product.size && shortened(sizeName(product.size, locale), longest.size),
    ...factsOfAttributes(product.attributes),
    shipping: shipping(product),
    free_shipping_threshold: delivery.free_shipping_from !== null && {
      country: 'IN',
      price_threshold: rupees(delivery.free_shipping_from),
    },
    return_policy_label: product.return_exchange_condition,
    external_seller_id: `store-${store_id}`,
  });
}

/** What an element holds; of a list each gets an element of its own, and nothing gets none. */
type Value =
  | string
  | number
  | false
  | null
  | undefined
  | string[]
  | { [name: string]: string | number };

/** Characters that XML 1.0 cannot say at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const sayable = (text: string) =>
  escapeXml(text.replace(/\p{Cs}/gu, '\ufffd').replace(unsayable, ''));

/** An element with others in it, whose names are Google's (`g:`). */
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

/** One of it, sent anywhere in India: `free_shipping_threshold` counts whole orders. */
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

/** A moment (ISO 8601) on India's clock to the minute: 2026-11-23T10:00+0530. */
const indianMinute = (moment: string) => `${clockOf(moment)}+0530`;

/** "Red, Gold" as Google separates colours: "Red/Gold". */
function colours(names: string | null, locale: Locale): string | undefined {
  if (!names) return undefined;
  const each = inWords(colourTexts(locale), names).split(', ').slice(0, mostColours);
  return each.map((name) => shortened(name.replaceAll('/', ' '), 40)).join('/');
}

/** Whole characters, up to a word's end where one is near. */
function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const wordEnd = cut.lastIndexOf(' ');
  return `${wordEnd > most * 0.6 ? cut.slice(0, wordEnd) : cut}…`;
}
