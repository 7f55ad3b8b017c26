/** Where test orders go: Pune, within the state of `makeStore`'s stores. */
export const pune = {
  full_name: 'Asha Rao',
  phone: '9876543210',
  full_address: '12 MG Road',
  landmark: 'Near the banyan tree',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** An order of these cart lines, to Pune, paid on delivery. */
export const codOrder = (items: number[], more: object = {}) => ({
  items,
  shipping_address: pune,
  billing_same_as_shipping: true,
  payment_method: 'cod',
  ...more,
});
