import type { TaxRates } from './rates';

/**
 * Returns `amount × part / whole` in integer paise, rounded half away from zero, exact for any amounts. The
 * whole part gives the amount itself, a zero part gives 0.
 * @param whole above 0
 */
export function portion(amount: number, part: number, whole: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(part);
  const divisor = BigInt(whole);
  const rounded = Number((2n * product + divisor) / (2n * divisor));
  return amount < 0 ? -rounded : rounded;
}

/** Returns so many hundredths of a percent of an amount, in paise. */
export const atRate = (amount: number, basisPoints: number) => portion(amount, basisPoints, 10_000);

/**
 * Returns a tax of two equal halves (CGST and SGST), each rounded by itself; as IGST it is their sum, so that
 * the place of supply changes no total.
 */
export const inHalves = (amount: number, basisPoints: number) =>
  2 * portion(amount, basisPoints, 20_000);

/** The delivered part of an order line; paise. */
export type LineSale = {
  /** The shopper's price, GST included. */
  total: number;
  /** The price without its GST; 0 for goods free of GST, which bear no TCS. */
  taxable: number;
  /** The GST in the shopper's price, as the invoice shows it separately. */
  gst: number;
  /** A coupon's discount paid by the market, and by the seller. */
  couponMarket: number;
  couponSeller: number;
};

/** Rates in hundredths of a percent. */
export type LineRates = TaxRates & { commission: number };

/** The split of a sale between shopper, seller, market and state; paise, nothing negative. */
export type LineAmounts = {
  /** The shopper's debt. */
  shopper: number;
  couponMarket: number;
  couponSeller: number;
  commission: number;
  commissionGst: number;
  tcs: number;
  tds: number;
};

/**
 * Splits a sale. Commission is taken of the seller's earnings (the shopper's price and the market's part of a
 * coupon), TDS of the same without the GST that the invoice shows separately (CBDT circular 20 of 2023), TCS
 * of the taxable value.
 */
export function splitSale(sale: LineSale, rates: LineRates): LineAmounts {
  const earned = sale.total + sale.couponMarket;
  const commission = atRate(earned, rates.commission);
  return {
    shopper: sale.total,
    couponMarket: sale.couponMarket,
    couponSeller: sale.couponSeller,
    commission,
    commissionGst: inHalves(commission, rates.commissionGst),
    tcs: inHalves(sale.taxable, rates.tcs),
    tds: atRate(earned - sale.gst, rates.tds),
  };
}

/** The kept part of a line: its price to the shopper, and the coupon's share; paise. */
export type Kept = { shopper: number; coupon: number };

/**
 * Returns the rest of a split when the shopper keeps a part of the goods. It depends on nothing but what is
 * left, so that returns one by one and all at once end at the same paisa, and at zero when nothing is left. A
 * coupon has one payer; commission and TDS follow what the seller earns, TCS what the shopper pays.
 * @param kept each 0 to what it is of the whole
 */
export function leftOf(whole: LineAmounts, kept: Kept): LineAmounts {
  const isSellers = whole.couponSeller > 0;
  const couponMarket = isSellers ? 0 : kept.coupon;
  const [earned, all] = [kept.shopper + couponMarket, whole.shopper + whole.couponMarket];
  const ofEarned = (amount: number) => (earned === 0 ? 0 : portion(amount, earned, all));
  const ofPaid = (amount: number) =>
    kept.shopper === 0 ? 0 : portion(amount, kept.shopper, whole.shopper);
  return {
    shopper: kept.shopper,
    couponMarket,
    couponSeller: isSellers ? kept.coupon : 0,
    commission: ofEarned(whole.commission),
    commissionGst: 2 * ofEarned(whole.commissionGst / 2),
    tcs: 2 * ofPaid(whole.tcs / 2),
    tds: ofEarned(whole.tds),
  };
}

/** Returns the seller's share; paise. */
export const sellersNet = (of: LineAmounts) =>
  of.shopper + of.couponMarket - of.commission - of.commissionGst - of.tcs - of.tds;
