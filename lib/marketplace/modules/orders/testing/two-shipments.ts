import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { placeCod } from './orders';

/** Places an order of two kurtas (₹999, free shipping) of one store and a cup (₹100, ₹49 shipping) of another. */
export async function placeTwoShipments(placing: Parameters<typeof placeCod>[0]) {
  const { db } = placing;
  const kurta = await makeProduct(db, { name: 'Kurta', nameHi: 'कुर्ता', price: 99_900 });
  const cup = await makeProduct(db, { name: 'Cup', price: 10_000 });
  const order = await placeCod(placing, [{ product: kurta, quantity: 2 }, { product: cup }]);
  const items = order.shipments.flatMap((shipment) => shipment.items);
  const itemOf = (product: { id: number }) =>
    items.find(({ product_id }) => product_id === product.id)?.id ?? 0;
  return { kurta, cup, order, kurtaItem: itemOf(kurta), cupItem: itemOf(cup) };
}
