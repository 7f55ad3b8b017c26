import { isWorldwideGtin } from '@/lib/contract/schemas/numbers/gtin';

type Json = { [key: string]: unknown };

const url = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const term = (value: unknown) => url(value) && String(value).startsWith('https://schema.org/');
const text = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const positive = (value: unknown) => typeof value === 'number' && value > 0;
const count = (value: unknown) => typeof value === 'number' && value >= 0;
const moment = (value: unknown) => text(value) && !Number.isNaN(Date.parse(String(value)));
const gtin = (value: unknown) => typeof value === 'string' && isWorldwideGtin(value);
const stars = (value: unknown) => positive(value) && Number(value) <= 5;
const phone = (value: unknown) => /^\+91\d{10}$/.test(String(value));
const typed =
  (...types: string[]) =>
  (value: unknown) =>
    types.includes(String((value as Json)?.['@type']));
const each = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(fits);

type Rule = { required: Record<string, (value: unknown) => boolean>; optional?: Rule['required'] };

/**
 * The requirements of Google's rich results for each type; no property that schema.org does not define for the
 * type.
 */
const rules: Record<string, Rule> = {
  Product: {
    // A product snippet needs one of offers, aggregateRating and review; ours always has an offer.
    required: { name: text, image: each(url), offers: typed('Offer') },
    optional: {
      description: text,
      url,
      sku: text,
      gtin,
      brand: typed('Brand'),
      category: text,
      material: text,
      pattern: text,
      audience: typed('PeopleAudience'),
      color: text,
      size: text,
      countryOfOrigin: text,
      aggregateRating: typed('AggregateRating'),
      review: each(typed('Review')),
    },
  },
  // A product with variants on separate pages; the others are given by address only.
  ProductGroup: {
    required: {
      name: text,
      productGroupID: text,
      variesBy: each(term),
      hasVariant: (value) => {
        const [own, ...others] = Array.isArray(value) ? value : [];
        return typed('Product')(own) && each((other) => url((other as Json).url))(others);
      },
    },
    optional: {
      description: text,
      url,
      brand: typed('Brand'),
      category: text,
      material: text,
      pattern: text,
      audience: typed('PeopleAudience'),
      aggregateRating: typed('AggregateRating'),
      review: each(typed('Review')),
    },
  },
  PeopleAudience: {
    required: {},
    optional: { suggestedGender: text, suggestedMinAge: count, suggestedMaxAge: count },
  },
  Offer: {
    required: { price: positive, priceCurrency: (value) => value === 'INR', availability: term },
    optional: {
      url,
      priceValidUntil: moment,
      priceSpecification: typed('UnitPriceSpecification'),
      itemCondition: term,
      seller: typed('Organization'),
      shippingDetails: typed('OfferShippingDetails'),
      hasMerchantReturnPolicy: typed('MerchantReturnPolicy'),
    },
  },
  UnitPriceSpecification: {
    required: { price: positive, priceCurrency: (value) => value === 'INR', priceType: term },
  },
  MerchantReturnPolicy: {
    required: { applicableCountry: (value) => value === 'IN', returnPolicyCategory: term },
    optional: {
      returnPolicyCountry: (value) => value === 'IN',
      merchantReturnLink: url,
      merchantReturnDays: positive,
      returnMethod: term,
      itemDefectReturnFees: term,
      refundType: term,
    },
  },
  OfferShippingDetails: {
    required: {
      shippingRate: typed('MonetaryAmount'),
      shippingDestination: typed('DefinedRegion'),
      deliveryTime: typed('ShippingDeliveryTime'),
    },
  },
  MonetaryAmount: { required: { value: count, currency: (value) => value === 'INR' } },
  DefinedRegion: { required: { addressCountry: (value) => value === 'IN' } },
  ShippingDeliveryTime: {
    required: { handlingTime: typed('QuantitativeValue'), transitTime: typed('QuantitativeValue') },
  },
  QuantitativeValue: {
    required: { minValue: count, maxValue: count, unitCode: (value) => value === 'DAY' },
  },
  AggregateRating: {
    required: { ratingValue: stars, reviewCount: positive },
    optional: { bestRating: stars, worstRating: stars },
  },
  Review: {
    required: { author: typed('Person'), reviewRating: typed('Rating') },
    optional: { datePublished: moment, inLanguage: text, name: text, reviewBody: text },
  },
  Rating: { required: { ratingValue: stars }, optional: { bestRating: stars, worstRating: stars } },
  Person: { required: { name: (value) => text(value) && String(value).length < 100 } },
  Brand: { required: { name: text } },
  BreadcrumbList: { required: { itemListElement: each(typed('ListItem')) } },
  ItemList: {
    required: { itemListElement: each(typed('ListItem')) },
    optional: { name: text, numberOfItems: positive },
  },
  ListItem: { required: { position: positive, name: text }, optional: { item: url, url } },
  Organization: {
    required: { name: text, url },
    optional: {
      '@id': url,
      legalName: text,
      logo: url,
      email: text,
      telephone: phone,
      sameAs: each(url),
      address: typed('PostalAddress'),
      contactPoint: typed('ContactPoint'),
    },
  },
  ContactPoint: {
    required: { contactType: text, telephone: phone },
    optional: { email: text, url, areaServed: text, availableLanguage: each(text) },
  },
  PostalAddress: {
    required: { streetAddress: text, addressCountry: (value) => value === 'IN' },
    optional: { addressLocality: text, addressRegion: text, postalCode: text },
  },
  WebSite: {
    required: { name: text, url, potentialAction: typed('SearchAction') },
    optional: { inLanguage: text, publisher: (value) => url((value as Json)['@id']) },
  },
  SearchAction: { required: { target: typed('EntryPoint'), 'query-input': text } },
  EntryPoint: { required: { urlTemplate: text } },
  Store: {
    required: { name: text, address: typed('PostalAddress') },
    optional: {
      url,
      legalName: text,
      image: each(url),
      logo: url,
      telephone: text,
      email: text,
      taxID: text,
      currenciesAccepted: text,
      aggregateRating: typed('AggregateRating'),
      parentOrganization: typed('Organization'),
    },
  },
  BlogPosting: {
    required: {
      headline: (value) => text(value) && String(value).length <= 110,
      description: text,
      image: typed('ImageObject'),
      datePublished: moment,
      dateModified: moment,
      author: typed('Organization'),
      publisher: (value) => typed('Organization')(value) && url((value as Json).logo),
      inLanguage: text,
      mainEntityOfPage: typed('WebPage'),
    },
  },
  ImageObject: { required: { url, width: positive, height: positive } },
  WebPage: { required: { '@id': url } },
};

/** Lists the faults of a piece of JSON-LD against the rules, as `Type.property`. */
export function faults(node: unknown, isRoot = true): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => faults(item, false));
  if (typeof node !== 'object' || node === null) return [];
  const { '@context': context, '@type': type, ...properties } = node as Json;
  // References by id, and pages by address, need no type.
  const names = Object.keys(properties);
  if (type === undefined && (names.includes('@id') || String(names) === 'url')) return [];
  const rule = rules[String(type)];
  if (!rule) return [`${type} is unknown`];
  const known = { ...rule.optional, ...rule.required };
  return [
    ...(isRoot && context !== 'https://schema.org' ? [`${type} without context`] : []),
    ...Object.keys(rule.required)
      .filter((name) => !(name in properties))
      .map((name) => `${type} lacks ${name}`),
    ...Object.entries(properties)
      .filter(([name, value]) => !known[name]?.(value))
      .map(([name]) => `${type}.${name}`),
    ...Object.values(properties).flatMap((value) => faults(value, false)),
  ];
}
