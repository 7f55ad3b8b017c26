import type { CartAnswer, CartItem } from '@/lib/api/schemas/cart';
import type { ProductCard } from '@/lib/api/schemas/catalog';
import type { State } from '@/lib/api/schemas/states';
import type { Locale } from '@/lib/i18n/locales';
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

/** What a client knows of where the cart goes. */
type Known = {
  /** Named by the shopper, in English or Hindi. */
  state?: string;
  /** Last asked about on the device. */
  pincode?: string;
};

export type Destination = { state?: State; pincode?: string };

/**
 * Where a cart goes, by whose state it is split and whose pincode its shipping depends on, before an address is chosen: the one that is named, else that of the
 * saved address at which the checkout begins (the default one), else the pincode's; empty when nothing is
 * known.
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
