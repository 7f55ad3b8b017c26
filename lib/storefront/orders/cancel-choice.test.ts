import type { Order, OrderItem } from '@/lib/contract/schemas/orders';
import { cancelChoice } from './cancel-choice';

const item = (id: number, quantity: number, cancelled_quantity = 0) =>
  ({ id, quantity, cancelled_quantity }) as OrderItem;
const shipment = (can_cancel: boolean, items: OrderItem[], status = 'placed') =>
  ({ can_cancel, items, status }) as Order['shipments'][number];

describe('what of an order is to be cancelled', () => {
  const quantities = { 1: 2, 2: 1 };

  it('is the whole of it when nothing is left', () => {
    const shipments = [shipment(true, [item(1, 2)]), shipment(true, [item(2, 1)])];
    expect(cancelChoice({ shipments }, quantities)).toMatchObject({
      chosen: quantities,
      isWhole: true,
    });
  });

  it('loses what has been packed in the meantime', () => {
    const shipments = [shipment(false, [item(1, 2)], 'packed'), shipment(true, [item(2, 1)])];
    const { items, chosen, isWhole } = cancelChoice({ shipments }, quantities);
    expect({ ids: items.map(({ id }) => id), chosen, isWhole }).toEqual({
      ids: [2],
      chosen: { 2: 1 },
      isWhole: false,
    });
  });

  it('is never more than is left of an item', () => {
    const shipments = [shipment(true, [item(1, 2, 1), item(2, 1, 1)])];
    const { items, chosen } = cancelChoice({ shipments }, quantities);
    expect({ ids: items.map(({ id }) => id), chosen }).toEqual({ ids: [1], chosen: { 1: 1 } });
  });

  it('is nothing once all is packed', () => {
    const shipments = [shipment(false, [item(1, 2), item(2, 1)], 'packed')];
    expect(cancelChoice({ shipments }, quantities)).toEqual({
      items: [],
      chosen: {},
      isWhole: false,
    });
  });
});
