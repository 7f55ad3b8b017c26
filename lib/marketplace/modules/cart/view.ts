import type { CartAnswer, CartItem } from '@/lib/contract/schemas/cart';
import type { ProductCard } from '@/lib/contract/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { State } from '@/lib/i18n/states';
import type { Database } from '../../kernel/db/connection';
import { rupees } from '../../kernel/money/rupees';
import { sellerStateCode, stateNamed } from '../../kernel/money/states';
import { rupeeTotals, totalUp } from '../../kernel/money/totals';
import { listAddresses } from '../accounts';
import { productCards } from '../catalog';
import { type DeliveryRules, extraFee, placeOf } from '../delivery';
import { cartCoupon, viewCartCoupon, withDiscount } from '../promotions';
import { listLines } from './queries';

type Choice = Known & { ids?: number[] };

/**
 * Returns a shopper's cart with its totals: exactly the current cost of ordering its lines.
 * @param choice `ids`: only these lines; the rest is the destination, for the split of the tax
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

/**
 * Returns the card as this shopper can buy it: a product no longer on sale is sold out, and stock held for the
 * shopper's own unpaid orders is available.
 */
function asBuyable(
  card: ProductCard,
  { isOnSale, held }: { isOnSale: boolean; held: number },
): ProductCard {
  return { ...card, quantity: isOnSale ? card.quantity + held : 0 };
}

/** The destination of the cart, as far as a client knows it. */
type Known = {
  /** The state named by the shopper, in English or Hindi. */
  state?: string;
  /** The last pincode entered on the device. */
  pincode?: string;
};

export type Destination = { state?: State; pincode?: string };

/**
 * Returns a cart's destination before an address is chosen (its state splits the tax, its pincode sets the
 * shipping): the named state, else that of the saved address at which checkout begins (the default one), else the
 * pincode's; empty if nothing is known.
 */
async function destinationOf(
  db: Database,
  userId: number,
  { state, pincode }: Known,
): Promise<Destination> {
  const named = state && stateNamed(state);
  if (named) return { state: named, pincode };
  const [first] = await listAddresses(db, userId);
  const saved = first && (placeOf(first.pincode)?.state ?? stateNamed(first.state));
  if (saved) return { state: saved, pincode: first.pincode };
  return { state: pincode ? placeOf(pincode)?.state : undefined, pincode };
}
