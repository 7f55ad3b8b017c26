import type { Locale } from '@/lib/i18n/locales';
import type { NormalisedProduct } from '../catalog/product';
import { absoluteUrl } from './seo';

/** Describes a product's current price, seller, shipping and returns. */
export function offerData(product: NormalisedProduct, locale: Locale) {
  const { price, originalPrice, flashDeal, quantity, store } = product;
  return {
    '@type': 'Offer',
    url: absoluteUrl(`/product/${product.slug}`, locale),
    price,
    priceCurrency: 'INR',
    priceValidUntil: flashDeal?.endsAt,
    // The MRP, with which the price is compared.
    priceSpecification:
      originalPrice > price
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: originalPrice,
            priceCurrency: 'INR',
          }
        : undefined,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
    seller: {
      '@type': 'Organization',
      name: store.name,
      url: absoluteUrl(`/store/${store.slug}`, locale),
    },
    shippingDetails: shippingDetails(product),
    hasMerchantReturnPolicy: returnPolicy(product.returnPolicy, locale),
  };
}

/** Describes sending one piece anywhere in India; undefined if the API host does not send delivery facts. */
function shippingDetails({ delivery, price }: NormalisedProduct) {
  if (!delivery) return undefined;
  const { shipping, freeShippingFrom, handlingDays, transitDays } = delivery;
  const isFree = freeShippingFrom !== null && price >= freeShippingFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: isFree ? 0 : shipping,
      currency: 'INR',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays),
    },
  };
}

const days = ({ min, max }: { min: number; max: number }) => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

const returnWindows = {
  return_7: { days: 7, refund: 'FullRefund' },
  return_10: { days: 10, refund: 'FullRefund' },
  exchange_7: { days: 7, refund: 'ExchangeRefund' },
  none: undefined,
} as const;

/**
 * Describes the policy of the page /return: faulty goods go back for free, by courier pick-up or by post. The
 * page names no fee for other returns, so this data names none.
 */
function returnPolicy(policy: NormalisedProduct['returnPolicy'], locale: Locale) {
  const window = returnWindows[policy];
  const category = window ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted';
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    merchantReturnLink: absoluteUrl('/return', locale),
    returnPolicyCategory: `https://schema.org/${category}`,
    merchantReturnDays: window?.days,
    returnMethod: window && 'https://schema.org/ReturnByMail',
    itemDefectReturnFees: window && 'https://schema.org/FreeReturn',
    refundType: window && `https://schema.org/${window.refund}`,
  };
}
