import { percentOf } from '@/lib/contract/schemas/gst/rates';
import type { InvoiceLine } from '@/lib/contract/schemas/invoices';
import type { Locale } from '@/lib/i18n/locales';
import { extractGst, type GstParts } from '../../../kernel/money/gst';
import { lineValue } from '../../../kernel/money/line-value';
import { rupees } from '../../../kernel/money/rupees';
import type { ItemRow } from '../queries';
import { nameOf } from '../view';

type Shipment = { shipping: number; items: ItemRow[] };
type Parts = GstParts & { total: number };

/** GST's unit quantity code for counted goods. */
const unit = 'NOS';

/**
 * Returns the lines of a shipment's invoice: the goods sent, each with the tax computed when it was ordered, and
 * their delivery. Delivery is part of the same composite supply (CGST Act, sections 8 and 15(2)), so it has the
 * rate of the principal supply, which is the most expensive line; its GST is included in the fee, as with the
 * goods.
 */
export function invoiceLines(
  { shipping, items }: Shipment,
  isIntraState: boolean,
  lang: Locale,
  deliveryText: string,
): { lines: InvoiceLine[]; totals: Parts } {
  const goods = goodsOf(items);
  const principal = principalOf(goods);
  const delivery = deliveryPart(shipping, principal, isIntraState);
  return {
    lines: [
      ...goods.map(
        ({ item, quantity, parts }): InvoiceLine => ({
          kind: 'goods',
          description: nameOf(item, lang),
          hsn: item.hsn,
          quantity,
          unit,
          unit_price: rupees(item.unitPrice),
          discount: rupees(item.unitPrice * quantity - parts.total),
          rate: percentOf(item.gstBasisPoints),
          ...inRupees(parts),
        }),
      ),
      ...(shipping > 0
        ? [
            {
              kind: 'delivery' as const,
              description: deliveryText,
              hsn: principal.hsn,
              quantity: 1,
              unit,
              unit_price: rupees(shipping),
              discount: 0,
              rate: percentOf(principal.gstBasisPoints),
              ...inRupees(delivery),
            },
          ]
        : []),
    ],
    totals: sum([...goods.map(({ parts }) => parts), delivery]),
  };
}

function sum(all: Parts[]): Parts {
  const total = (part: keyof Parts) => all.reduce((paise, parts) => paise + parts[part], 0);
  return {
    taxable: total('taxable'),
    cgst: total('cgst'),
    sgst: total('sgst'),
    igst: total('igst'),
    total: total('total'),
  };
}

const goodsOf = (items: ItemRow[]) =>
  items
    .map((item) => ({ item, quantity: item.quantity - item.cancelledQuantity }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ item, quantity }) => ({ item, quantity, parts: lineValue(item, quantity) }));

const principalOf = (goods: ReturnType<typeof goodsOf>) =>
  goods.reduce((dearest, line) => (line.parts.total > dearest.parts.total ? line : dearest)).item;

const deliveryPart = (
  shipping: number,
  { gstBasisPoints }: ItemRow,
  isIntraState: boolean,
): Parts => ({
  total: shipping,
  ...extractGst(shipping, gstBasisPoints, isIntraState),
});

/** Returns the delivery line of an invoice, with the rate of its principal supply; paise. */
export function deliveryOf({ shipping, items }: Shipment, isIntraState: boolean) {
  const { hsn, gstBasisPoints } = principalOf(goodsOf(items));
  return {
    hsn,
    rate: percentOf(gstBasisPoints),
    ...deliveryPart(shipping, principalOf(goodsOf(items)), isIntraState),
  };
}

/**
 * Returns whether the supply is within a state, as the tax of the goods was computed; for goods without tax, by
 * comparing today's states.
 */
export function isWithinState(items: ItemRow[], isSameState: boolean): boolean {
  if (items.some(({ cgst }) => cgst > 0)) return true;
  return isSameState && !items.some(({ igst }) => igst > 0);
}

/** Converts paise to the contract's rupees. */
export function inRupees(parts: Parts): Parts {
  return {
    taxable: rupees(parts.taxable),
    cgst: rupees(parts.cgst),
    sgst: rupees(parts.sgst),
    igst: rupees(parts.igst),
    total: rupees(parts.total),
  };
}
