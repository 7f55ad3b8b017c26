/**
 * Returns carrier and number of a shipment for comparison, like `parcel_key` of the database: capitals, without
 * spaces and dashes.
 */
export const awbKey = (carrier: string, awb: string) => ({
  carrier: keyOf(carrier),
  awb: keyOf(awb),
});

const keyOf = (text: string) => text.replace(/[\s_./-]+/g, '').toUpperCase();
