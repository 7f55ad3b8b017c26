import { eq, inArray } from 'drizzle-orm';
import type { SellerShipment } from '@/lib/contract/schemas/seller/shipments';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { stores } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';
import { paiseOf } from '../../../kernel/money/rupees';
import type { CourierOrder, CourierRoute } from '../../../providers/couriers/provider';
import { viewSellerShipment } from '../../orders';

/** The weight of a unit that nobody has weighed. */
const usualGrams = 500;
/** The heaviest shipment that couriers are asked for. */
const mostGrams = 50_000;

export type ShipmentToBook = {
  shipment: SellerShipment;
  route: CourierRoute;
  placedAt: Date;
  /** Paise. */
  cash: number;
  pickup: string;
};

/**
 * Returns a store's shipment as couriers are asked for it.
 * @param grams its weight; by default that of its goods
 * @throws {NotFound} shipment_not_found, also for another store's
 */
export async function shipmentToBook(
  db: Database,
  { storeId, shipmentId, grams }: { storeId: number; shipmentId: number; grams?: number },
): Promise<ShipmentToBook> {
  const shipment = await viewSellerShipment(db, 'en', storeId, shipmentId);
  const [store] = await db
    .select({ pincode: stores.pincode })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) throw new NotFound('shipment_not_found');
  const cash = shipment.money.cash_due ?? 0;
  return {
    shipment,
    route: {
      from: store.pincode,
      to: shipment.address.pincode,
      grams: Math.min(grams ?? (await weightOf(db, shipment)), mostGrams),
      value: paiseOf(shipment.money.total),
      isCash: cash > 0,
    },
    placedAt: new Date(shipment.placed_at),
    cash: paiseOf(cash),
    pickup: `store-${storeId}`,
  };
}

async function weightOf(db: Database, { items }: SellerShipment): Promise<number> {
  const ids = items.map(({ product_id: id }) => id);
  const weights = await db
    .select({ id: products.id, grams: products.weightGrams })
    .from(products)
    .where(inArray(products.id, ids));
  const gramsOf = new Map(weights.map(({ id, grams }) => [id, grams]));
  return Math.max(
    1,
    items.reduce(
      (sum, { product_id: id, quantity }) => sum + quantity * (gramsOf.get(id) ?? usualGrams),
      0,
    ),
  );
}

/** Returns the order for a booking; the same booking always gives the same one. */
export function courierOrder(
  { shipment, route, placedAt, cash, pickup }: ShipmentToBook,
  { number, service, grams }: { number: string; service: string; grams: number },
): CourierOrder {
  const { address, items } = shipment;
  return {
    ...{ number, service, placedAt, cash, pickup },
    route: { ...route, grams },
    to: {
      name: address.full_name,
      address: [address.full_address, address.landmark].filter(Boolean).join(', '),
      city: address.city,
      state: address.state,
      pincode: address.pincode,
      phone: address.phone,
    },
    items: items
      .filter(({ quantity }) => quantity > 0)
      .map(({ name, sku, quantity, unit_price: price }) => ({
        ...{ name, sku, quantity },
        price: paiseOf(price),
      })),
  };
}
