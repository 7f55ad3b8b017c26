import type { CartAnswer, CartItem } from '@/lib/api/schemas/cart';
import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { rupees } from '../../kernel/money/rupees';
import { sellerStateCode } from '../../kernel/money/states';
import { rupeeTotals, totalUp } from '../../kernel/money/totals';
import { productCards } from '../catalog';
import { type DeliveryRules, extraFee } from '../delivery';
import { cartCoupon, viewCartCoupon, withDiscount } from '../promotions';
import { destinationOf, type Known } from './destination';
import { listLines } from './queries';

type Choice = Known & { ids?: number[] };

/**
 * A shopper's cart with its totals: exactly what ordering its lines would cost now.
 * @param choice `ids`: only these lines; the rest says where to, for the split of the tax
 */
export async function viewCart(
  db: Database,
  lang: Locale,
  userId: number,
  { ids, ...known }: Choice,
  rules: DeliveryRules,
): Promise<CartAnswer> {
  const rows = await listLines(db, userId, ids);
  const cards = await productCards(
    db,
    lang,
    rows.map((row) => row.productId),
  );
  const coupon = await cartCoupon(db, { userId, lines: rows, now: new Date() });
  const { state, pincode } = await destinationOf(db, userId, known);
  const extra = extraFee(rules, pincode);
  const lines = withDiscount(rows, coupon).map(({ store, ...row }) => ({
    ...row,
    store: { ...store, stateCode: sellerStateCode(store), extraFee: extra },
  }));
  const { shipments, totals } = totalUp(lines, state?.code);
  const shipping = new Map(shipments.map((shipment) => [shipment.store.id, shipment.shipping]));
  const cartItems = lines.flatMap((line): CartItem[] => {
    const card = cards.get(line.productId);
    if (!card) return []; // deleted between the two reads
    return [
      {
        id: line.id,
        quantity: line.quantity,
        product: asBuyable(card, line),
        store: {
          ...card.store,
          shipping: rupees(shipping.get(line.store.id) ?? 0),
          free_shipping_from:
            extra || line.store.freeShippingFrom === null
              ? null
              : rupees(line.store.freeShippingFrom),
        },
        unit_price: rupees(line.unitPrice),
        price_when_added: rupees(line.priceWhenAdded),
        line_total: rupees(line.unitPrice * line.quantity),
      },
    ];
  });
  return {
    success: true,
    cartItems,
    data: cartItems,
    totals: rupeeTotals(totals),
    coupon: coupon ? viewCartCoupon(lang, coupon) : null,
    delivery_state: state?.name ?? null,
  };
}

/** A product that is no longer on sale shows as sold out; what waits for one's own payment counts as available. */
function asBuyable(
  card: ProductCard,
  { isOnSale, held }: { isOnSale: boolean; held: number },
): ProductCard {
  return { ...card, quantity: isOnSale ? card.quantity + held : 0 };
}
